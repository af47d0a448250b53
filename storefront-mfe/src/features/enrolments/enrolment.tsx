import { formatDay } from '@aarohan/shared/dates';
import { notify } from '@aarohan/shared/notices';
import { Note } from '@aarohan/shared/ui';
import { useState } from 'react';
import { usePart } from '../../parts/use-part.ts';
import { loadEnrolment } from './load-enrolment.ts';
import { useApply } from './use-apply.ts';
import type { Registration } from './use-enrolment.ts';

interface EnrolmentProps {
  productId: string;
  productName: string;
  batchNumber: number | null;
}

/** The program's enrolment form where the address asks for it, and the registration number once there is one. */
export function Enrolment({ productId, productName, batchNumber }: EnrolmentProps) {
  const { open, close } = useApply();
  const [registration, setRegistration] = useState<Registration>();
  const part = usePart(open, loadEnrolment, () => {
    notify('error', 'The form could not be opened. Please try again.');
    close();
  });
  return (
    <>
      {registration && !open && (
        <Note tone="success">
          You applied on {formatDay(registration.registrationDate)}. Your registration number is {registration.registrationId}; it is also
          on its way to you by mail.
        </Note>
      )}
      {part && (
        <part.EnrolmentDialog
          productId={productId}
          productName={productName}
          batchNumber={batchNumber}
          open={open}
          onClose={close}
          onRegistered={setRegistration}
        />
      )}
    </>
  );
}
