const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an attempt may be begun, in milliseconds. */
export const attemptLifetime = hour;

/** Ages at which the provider is asked about an attempt, whatever its status: callbacks get lost, and money comes late and twice. */
const ages = [15 * second, minute, 3 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 12 * hour, day, 3 * day, 7 * day];

/** @returns null when nothing more is expected */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = ages.find((each) => createdAt.getTime() + each > now.getTime());
  return age === undefined ? null : new Date(createdAt.getTime() + age);
}

/** How long one process has an attempt to itself while it asks, in milliseconds. */
export const checkLease = 2 * minute;

/** A visitor's page that keeps looking makes us ask the provider no more often than this, in milliseconds. */
export const lookPause = 2 * second;
