import { EnrolmentInput } from '@aarohan/shared/application-inputs';
import { useZodForm } from '@aarohan/shared/forms';
import { ApiError, sendForm, type Answer } from '@aarohan/shared/http';
import { useState } from 'react';
import { emptyEnrolment, toSend } from './enrolment-parts.ts';

export type Registration = Answer<'POST /api/registerNow'>;

/** The enrolment form: its fields, the sending with its progress, and what came of it. */
export function useEnrolment(productId: string, batchNumber: number | null, onRegistered: (registration: Registration) => void) {
  const form = useZodForm(EnrolmentInput, emptyEnrolment(productId, batchNumber));
  const [registration, setRegistration] = useState<Registration>();
  /** the part that has left, 0 to 1 */
  const [progress, setProgress] = useState<number>();

  async function send(input: EnrolmentInput): Promise<void> {
    const { body, files } = toSend(input);
    setProgress(0);
    try {
      const answer = await sendForm('POST /api/registerNow', { body }, { files, onProgress: setProgress });
      setRegistration(answer);
      onRegistered(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: 'Registration Failed. Please try again, files should be under 500 KB.' });
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in input) form.setError(field as keyof EnrolmentInput, { type: 'server', message });
      }
    } finally {
      setProgress(undefined);
    }
  }

  return {
    form,
    registration,
    progress,
    send,
    startAgain: () => {
      form.reset();
      setRegistration(undefined);
    },
  };
}

export type EnrolmentState = ReturnType<typeof useEnrolment>;
