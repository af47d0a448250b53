import { createHash } from 'node:crypto';

const digest = (name: string): string => createHash('sha256').update(`aarohan ${name}`).digest('hex');

/** A UUID (version 8, RFC 9562) that is always the same for a name. */
export function stableUuid(name: string): string {
  const hex = digest(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** 24 hexadecimal digits that are always the same for a name. */
export const stableId = (name: string): string => digest(name).slice(0, 24);
