import { useId } from 'react';
import { Link } from '@aarohan/shared/router';
import { color, fontSize, media, styled } from '@aarohan/shared/ui';
import type { SiteLink } from './site-links.ts';

interface FooterLinksProps {
  title: string;
  links: SiteLink[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <List>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Title = styled('h2')({ '&&': { marginBottom: 8, color: color.surface, fontSize: fontSize.body, fontWeight: 700, letterSpacing: 0 } });
const List = styled('ul')({ a: { display: 'inline-block', padding: '4px 0', lineHeight: 1.4, [media.touch]: { padding: '12px 0' } } });
