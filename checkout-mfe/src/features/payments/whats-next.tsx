import { useId } from 'react';
import { styled } from '@aarohan/shared/ui';

/** What a payer may expect, and when (spec 3 §2.3, §9). */
export function WhatsNext() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>What's Next?</h2>
      <List>
        <li>You will receive a confirmation email within 5 minutes.</li>
        <li>Your course materials will be available in your dashboard.</li>
        <li>Our support team will contact you within 24 hours.</li>
      </List>
    </section>
  );
}

const List = styled('ul')({ display: 'grid', gap: 8, margin: '12px 0 0', paddingLeft: 20, listStyle: 'disc' });
