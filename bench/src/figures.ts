/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('no values');
  return (low + high) / 2;
}

/**
 * The least value that this share of the values does not exceed.
 *
 * @param share above 0, at most 1
 */
export function percentile(values: number[], share: number): number {
  const value = [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
  if (value === undefined) throw new Error('no values');
  return value;
}

export function mean(values: number[]): number {
  if (values.length === 0) throw new Error('no values');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** `1.16`; a dash where there is nothing to compare with. */
export const ratio = (value: number, than: number): string => (than === 0 ? '–' : (value / than).toFixed(2));

/** `1,234`. */
export const rounded = (value: number, digits = 0): string => value.toLocaleString('en-IN', { maximumFractionDigits: digits });

/** `1,234 (1,200–1,300)`: median, least and most. */
export const spread = (values: number[], digits = 0): string =>
  `${rounded(median(values), digits)} (${rounded(Math.min(...values), digits)}–${rounded(Math.max(...values), digits)})`;

/** Rows of equal columns, padded. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
