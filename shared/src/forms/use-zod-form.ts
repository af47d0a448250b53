import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form of one schema of the contract. Fields are checked when the form is sent, then as they are corrected;
 * what was typed stays whatever happens.
 */
export const useZodForm = <In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> =>
  useForm<In, unknown, Out>({ resolver: zodResolver<In, unknown, Out>(schema), defaultValues, shouldFocusError: false });
