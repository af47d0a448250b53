import { useId } from 'react';
import { institute } from '@aarohan/shared/brand';
import { color, radius, styled } from '@aarohan/shared/ui';

const { email, hours, phones } = institute;

/** Whom to ask about a payment. */
export function PaymentHelp() {
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>Need help?</h2>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a> or call <a href={`tel:${phones[0].dial}`}>{phones[0].shown}</a>, {hours}. Please
        name the transaction ID.
      </p>
    </Box>
  );
}

const Box = styled('section')({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: radius.control,
  background: color.paper,
  a: { color: color.primary, fontWeight: 600 },
});
