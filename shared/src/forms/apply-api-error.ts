import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@aarohan/shared/http';

/**
 * Puts an error answer where the person can act on it: `fields` beside their fields, everything else into
 * the summary. What is no answer of the API is a bug and goes on.
 */
export function applyApiError<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields);
  for (const [name, message] of fields) form.setError(name as Path<In>, { type: 'server', message });
  if (fields.length === 0) form.setError('root.server', { type: 'server', message: error.message });
}
