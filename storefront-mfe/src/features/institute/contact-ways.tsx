import { institute } from '@aarohan/shared/brand';
import { Icon, color, fontSize, media, styled, type IconName } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

const { address, phones, email, hours } = institute;

/** Where the institute is and how it is reached (spec 2 §2). */
export const ContactWays = () => (
  <List>
    <Way icon="pin" title="Visit us">
      <address>
        {institute.name}
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {address.city} {address.pin}, {address.state}, {address.country}
        </span>
      </address>
    </Way>
    <Way icon="phone" title="Call us">
      {phones.map(({ shown, dial }) => (
        <a key={dial} href={`tel:${dial}`}>
          {shown}
        </a>
      ))}
    </Way>
    <Way icon="mail" title="Write to us">
      <a href={`mailto:${email}`}>{email}</a>
    </Way>
    <Way icon="clock" title="Office hours">
      <p>{hours}</p>
    </Way>
  </List>
);

const Way = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li>
    <Badge>
      <Icon name={icon} size={22} />
    </Badge>
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  </li>
);

const List = styled('ul')({
  display: 'grid',
  gap: 20,
  li: { display: 'flex', gap: 16 },
  h2: { marginBottom: 4, fontSize: fontSize.body, letterSpacing: 0, fontWeight: 700, lineHeight: 1.6 },
  address: { display: 'grid', color: color.muted, fontStyle: 'normal' },
  p: { color: color.muted },
  a: { display: 'table', fontWeight: 600, [media.touch]: { padding: '10px 0' } },
});

const Badge = styled('span')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 10,
  background: color.primaryTint,
  color: color.primary,
});
