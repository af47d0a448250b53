import { institute } from '@aarohan/shared/brand';
import { Icon, styled } from '@aarohan/shared/ui';

export const SocialLinks = () => (
  <List>
    {institute.socials.map(({ name, icon, href }) => (
      <li key={name}>
        <a href={href} rel="noopener" aria-label={name}>
          <Icon name={icon} />
        </a>
      </li>
    ))}
  </List>
);

const List = styled('ul')({ display: 'flex', marginInline: -12, a: { display: 'grid', placeItems: 'center', width: 44, height: 44 } });
