import { institute } from '@aarohan/shared/brand';
import { color, Container, fontSize, media, styled } from '@aarohan/shared/ui';
import { FooterLinks } from './footer-links.tsx';
import { Memberships } from './memberships.tsx';
import { professionalLinks, selfPacedLinks } from './program-links.ts';
import { quickLinks } from './site-links.ts';
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
        <Memberships />
      </Company>
      <FooterLinks title="Professional career courses" links={professionalLinks} />
      <FooterLinks title="Self-paced courses" links={selfPacedLinks} />
      <FooterLinks title="Quick links" links={quickLinks} />
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

const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '32px 24px',
  // The longest list beside the two others, as long as there are only two columns.
  '& > nav:first-of-type': { gridRow: 'span 2' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', '& > nav:first-of-type': { gridRow: 'auto' } },
  [media.wide]: { gridTemplateColumns: '4fr 4fr 3fr 2fr', columnGap: 48 },
});
const Company = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  alignContent: 'start',
  gap: '12px 24px',
  [media.tablet]: { gridTemplateColumns: 'subgrid' },
  [media.wide]: { gridColumn: 'auto', gridTemplateColumns: 'none' },
  address: { maxWidth: '36ch', fontStyle: 'normal' },
  'li a': { display: 'inline-block', padding: '4px 0', [media.touch]: { padding: '11px 0' } },
});
const Name = styled('p')({ gridColumn: '1 / -1', color: color.surface, fontSize: fontSize.lead, fontWeight: 800, lineHeight: 1.15 });
const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 32,
  small: { fontSize: fontSize.small },
});
