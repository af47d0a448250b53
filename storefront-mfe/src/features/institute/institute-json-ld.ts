import { institute } from '@aarohan/shared/brand';

const { address } = institute;

/** The institute for search engines (schema.org/EducationalOrganization). */
export const instituteJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: institute.name,
  legalName: institute.legalName,
  url: institute.website,
  email: institute.email,
  telephone: institute.phones.map(({ dial }) => dial),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.lines.join(', '),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.pin,
    addressCountry: 'IN',
  },
  sameAs: institute.socials.map(({ href }) => href),
};
