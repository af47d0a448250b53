import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../secrets.ts';

/** What an address is stored as beside its code; unknown addresses leave no readable trace. */
export const hashSubject = (secret: string, email: string): string => keyedHash(secret, 'code-subject', email);

/** Bound to the address, so that equal codes of two people differ. */
export const hashCode = (secret: string, email: string, code: string): string => keyedHash(secret, 'code', email, code);

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
