import type { JobBlog } from '@aarohan/shared/campus';

/**
 * A post for search engines, where it tells all that they ask for
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPostingJsonLd({ _id, title, description, postedOn, opening }: JobBlog): object[] {
  if (!opening) return [];
  const { organisation, city, state, employmentType, validThrough } = opening;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description,
      identifier: { '@type': 'PropertyValue', name: organisation, value: _id },
      datePosted: postedOn,
      validThrough: `${validThrough}T23:59:59+05:30`,
      employmentType,
      hiringOrganization: { '@type': 'Organization', name: organisation },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'IN' },
      },
    },
  ];
}
