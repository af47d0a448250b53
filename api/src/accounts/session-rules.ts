import type { Role } from '@aarohan/shared/accounts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives, in milliseconds: from its start, and without a call. */
export const lifetimes: Record<'visitor' | 'staff', { absolute: number; idle: number }> = {
  visitor: { absolute: 30 * day, idle: 7 * day },
  staff: { absolute: 12 * hour, idle: 30 * minute },
};

/** The staff list decides at every call, so that taking a person off it works at once. */
export const roleOf = (email: string, staffEmails: readonly string[]): Role =>
  staffEmails.includes(email.toLowerCase()) ? 'staff' : 'visitor';

export const lifetimeOf = (role: Role): { absolute: number; idle: number } => lifetimes[role === 'visitor' ? 'visitor' : 'staff'];

export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
}

export function isLive(session: SessionTimes, role: Role, now: Date): boolean {
  const { absolute, idle } = lifetimeOf(role);
  return now.getTime() < session.createdAt.getTime() + absolute && now.getTime() < session.lastSeenAt.getTime() + idle;
}

/** Being seen is written at most once a minute, not at every call. */
export const isWorthNoting = (session: SessionTimes, now: Date): boolean => now.getTime() - session.lastSeenAt.getTime() >= minute;
