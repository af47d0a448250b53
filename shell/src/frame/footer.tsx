import { institute } from '@aarohan/shared/brand';
import { color, Container, fontSize, media, styled } from '@aarohan/shared/ui';
import { FooterLinks } from './footer-links.tsx';
import { policyLinks, quickLinks } from './site-links.ts';
import { SocialLinks } from './social-links.tsx';

const { address } = institute;

export const Footer = () => (
  <Root>
    <Columns>
      <Company>
        <Name>{institute.name}</Name>
        <address>
          {address.lines.join(', ')}, {address.city} {address.pin}, {address.state}, {address.country}
        </address>
        <ul>
          {institute.phones.map(({ shown, dial }) => (
            <li key={dial}>
              <a href={`tel:${dial}`}>{shown}</a>
            </li>
          ))}
          <li>
            <a href={`mailto:${institute.email}`}>{institute.email}</a>
          </li>
          <li>
            <a href={institute.website}>{institute.website.replace('https://', '')}</a>
          </li>
        </ul>
      </Company>
      <FooterLinks title="Quick links" links={quickLinks} />
      <FooterLinks title="Policies" links={policyLinks} />
    </Columns>
    <Bottom>
      <small>{institute.legal.copyright}</small>
      <SocialLinks />
    </Bottom>
  </Root>
);

const Root = styled('footer')({
  marginTop: 'auto',
  padding: '48px 0 24px',
  background: color.ink,
  color: color.mutedOnInk,
  fontSize: fontSize.small,
  a: { color: 'inherit', textDecoration: 'none', [media.hover]: { '&:hover': { color: color.surface, textDecoration: 'underline' } } },
  'a:focus-visible': { outlineColor: color.marigold },
  [media.print]: { display: 'none' },
});

const Columns = styled(Container)({ display: 'grid', gap: 32, [media.tablet]: { gridTemplateColumns: '2fr 1fr 1fr' } });
const Company = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  address: { maxWidth: '36ch', fontStyle: 'normal' },
  'li a': { display: 'inline-block', padding: '4px 0' },
});
const Name = styled('p')({ color: color.surface, fontSize: fontSize.lead, fontWeight: 800 });
const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 32,
  small: { fontSize: fontSize.small },
});
