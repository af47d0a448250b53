import { color, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { useEffect, useEffectEvent } from 'react';
import { BrochureForm } from './brochure-form.tsx';
import { useBrochureForm } from './use-brochure-form.ts';

interface BrochureDialogProps {
  productId: string;
  productName: string;
  open: boolean;
  onClose: () => void;
  /** told the paths of the files when the request was taken */
  onSent: (files: string[]) => void;
}

/** milliseconds that the good news stays (spec 1 §9) */
const closingDelay = 2000;

/** The brochure popup. Closed and opened again it still has what was typed, until it was sent. */
export function BrochureDialog({ productId, productName, open, onClose, onSent }: BrochureDialogProps) {
  const brochure = useBrochureForm(productId, onSent);
  const sent = brochure.outcome?.kind === 'sent';

  function close() {
    onClose();
    if (sent) brochure.startAgain();
  }
  const closeByItself = useEffectEvent(close);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => closeByItself(), closingDelay);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Dialog open={open} onClose={close} title="Download the brochure" size="small">
      <Program>{productName}</Program>
      <BrochureForm brochure={brochure} productName={productName} />
    </Dialog>
  );
}

const Program = styled('p')({ marginBottom: 20, color: color.muted });
