import { z } from 'zod';

/** An id or a status as a provider sends it; what no database could store is none. */
export const ProviderWord = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u);
