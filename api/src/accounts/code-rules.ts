const second = 1000;
const day = 24 * 60 * 60 * second;

/** milliseconds */
export const codeLifetime = 10 * 60 * second;
export const maxTries = 5;
export const maxCodesPerDay = 24;
/** milliseconds between two codes for one address */
export const resendWait = 30 * second;

/**
 * When codes were asked for in the last day, with the one asked for now; or how many seconds to wait.
 *
 * @param askedAt earlier asks, oldest first
 */
export function askForCode(askedAt: readonly Date[], now: Date): { askedAt: Date[] } | { wait: number } {
  const recent = askedAt.filter((moment) => moment.getTime() > now.getTime() - day);
  const sinceLast = now.getTime() - (recent.at(-1)?.getTime() ?? 0);
  if (sinceLast < resendWait) return { wait: Math.ceil((resendWait - sinceLast) / second) };
  const [oldest] = recent;
  if (oldest && recent.length >= maxCodesPerDay) return { wait: Math.ceil((oldest.getTime() + day - now.getTime()) / second) };
  return { askedAt: [...recent, now] };
}
