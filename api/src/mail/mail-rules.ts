const minute = 60_000;

/** How long one process has a mail to itself, in milliseconds; longer than any SMTP conversation may take. */
export const leaseTime = 2 * minute;

/** Wait before the next try after so many failed ones, in milliseconds: 15 s, doubling, at most an hour. */
export const backOff = (attempts: number): number => Math.min(15_000 * 2 ** (attempts - 1), 60 * minute);

/** About four days of tries; after that the row stays as `failed` for a person to look at. */
export const isHopeless = (attempts: number): boolean => attempts >= 100;
