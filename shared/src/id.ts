import { z } from 'zod';

/** An identifier as it stands in a path or body: any shape may be asked for, control characters are refused (400). */
export const Id = z
  .string()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}+$/u, 'This is not an identifier.');
