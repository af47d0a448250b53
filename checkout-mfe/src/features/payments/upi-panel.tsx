import { formatTime } from '@aarohan/shared/dates';
import { notify } from '@aarohan/shared/notices';
import { Button, buttonStyle, color, Icon, media, Money, radius, styled } from '@aarohan/shared/ui';
import { Fact } from './fact.tsx';
import { Facts, Muted } from './payment-layout.ts';
import type { StartedPayment } from './start-payment.ts';

/** Pays by the phone's UPI app: by the link on the phone itself, by the picture from another screen. */
export const UpiPanel = ({ payment: { qrCode, upiLink, upiId = '', totalAmount, expiresAt } }: { payment: StartedPayment }) => (
  <>
    <Ways>
      <Scan>
        <QrCode src={qrCode} alt="QR code: scan and pay with any UPI app" width={200} height={200} />
        <figcaption>Scan and pay</figcaption>
      </Scan>
      <div>
        <Facts>
          <Fact label="Total">
            <Money rupees={totalAmount} />
          </Fact>
          <Fact label="UPI ID">{upiId}</Fact>
          <Fact label="Pay by">{formatTime(expiresAt)}</Fact>
        </Facts>
        <Copy>
          <Button variant="outlined" size="small" startIcon={<Icon name="copy" size={18} />} onClick={() => void copyUpiId(upiId)}>
            Copy UPI ID
          </Button>
        </Copy>
      </div>
    </Ways>
    <PayLink href={upiLink}>Pay via UPI</PayLink>
    <Muted role="status">We are waiting for your payment. This page goes on by itself when it has arrived.</Muted>
  </>
);

async function copyUpiId(upiId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(upiId);
    notify('success', 'UPI ID copied.');
  } catch {
    notify('error', 'The UPI ID could not be copied.');
  }
}

const Ways = styled('div')({
  display: 'grid',
  gap: 24,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
});
const Scan = styled('figure')({ display: 'grid', justifyItems: 'center', gap: 8, margin: 0, figcaption: { fontWeight: 600 } });
const QrCode = styled('img')({ border: `1px solid ${color.line}`, borderRadius: radius.control, background: color.surface });
const Copy = styled('div')({ marginTop: 16 });
const PayLink = styled('a')(buttonStyle({ variant: 'contained', tone: 'next', size: 'large', fullWidth: true }));
