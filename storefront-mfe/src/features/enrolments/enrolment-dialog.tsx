import { color, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { useEffect, useEffectEvent } from 'react';
import { EnrolmentForm } from './enrolment-form.tsx';
import { useEnrolment, type Registration } from './use-enrolment.ts';

interface EnrolmentDialogProps {
  productId: string;
  productName: string;
  batchNumber: number | null;
  open: boolean;
  onClose: () => void;
  onRegistered: (registration: Registration) => void;
}

/** milliseconds that the good news stays (spec 2 §4) */
const closingDelay = 3000;

/** The enrolment form above the program. Closed and opened again it still has what was filled in, until it was sent. */
export function EnrolmentDialog({ productId, productName, batchNumber, open, onClose, onRegistered }: EnrolmentDialogProps) {
  const enrolment = useEnrolment(productId, batchNumber, onRegistered);
  const done = enrolment.registration !== undefined;

  function close() {
    onClose();
    if (done) enrolment.startAgain();
  }
  const closeByItself = useEffectEvent(close);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => closeByItself(), closingDelay);
    return () => clearTimeout(timer);
  }, [done]);

  return (
    <Dialog open={open} onClose={close} title="Apply Now" size="medium">
      <Program>{productName}</Program>
      <EnrolmentForm enrolment={enrolment} batchNumber={batchNumber} />
    </Dialog>
  );
}

const Program = styled('p')({ marginBottom: 20, color: color.muted });
