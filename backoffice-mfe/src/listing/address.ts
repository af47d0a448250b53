/** The page number that an address holds, from 1; what is none is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The value if it is allowed, otherwise the first that is. */
export const oneOf = <T extends string>(allowed: readonly [T, ...T[]], value: string | null): T =>
  allowed.find((each) => each === value) ?? allowed[0];

/** An address's parameters in the order of `values`; empty values and defaults are left out. */
export function writeAddress(values: Record<string, string | number>, defaults: Record<string, string | number>): URLSearchParams {
  const said = Object.entries(values).filter(([name, value]) => value !== '' && value !== defaults[name]);
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}
