import type { Role } from '@aarohan/shared/accounts';

/** Who makes a call: the person of a live session. */
export interface Viewer {
  userId: string;
  fullname: string;
  email: string;
  role: Role;
  /** SHA-256 of the session's token */
  tokenHash: string;
}
