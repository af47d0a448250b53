import { useZodForm } from '@aarohan/shared/forms';
import { ApiError, request } from '@aarohan/shared/http';
import { BrochureRequest } from '@aarohan/shared/leads';
import { useState } from 'react';
import { saveFiles } from './save-files.ts';

type Outcome = { kind: 'sent'; message: string; files: string[] } | { kind: 'known' };

/** The request of a program's brochure: its fields, the sending, and what came of it. */
export function useBrochureForm(productId: string, onSent?: (files: string[]) => void) {
  const form = useZodForm(BrochureRequest, { fullname: '', email: '', mobileno: '' });
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(body: BrochureRequest): Promise<void> {
    setOutcome(undefined);
    try {
      const { message, pdfs } = await request('POST /api/addBrochure/:productId', { params: { productId }, body });
      setOutcome({ kind: 'sent', message, files: pdfs });
      void saveFiles(pdfs);
      onSent?.(pdfs);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isKnown(error)) setOutcome({ kind: 'known' });
      else tellFailure(error, body);
    }
  }

  function tellFailure({ fields }: ApiError, body: BrochureRequest): void {
    form.setError('root.server', { message: 'Failed to submit the brochure request.' });
    for (const [field, message] of Object.entries(fields)) {
      if (field in body) form.setError(field as keyof BrochureRequest, { type: 'server', message });
    }
  }

  return {
    form,
    outcome,
    send,
    startAgain: () => {
      form.reset();
      setOutcome(undefined);
    },
  };
}

export type BrochureFormState = ReturnType<typeof useBrochureForm>;

const isKnown = ({ status, message }: ApiError): boolean => status === 409 || message.includes('already registered');
