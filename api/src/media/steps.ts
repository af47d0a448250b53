export interface Band {
  fill: string;
  /** height of the lowest and of the highest step, as parts of the picture's height */
  from: number;
  to: number;
  steps: number;
  /** moves the band sideways, in parts of one step */
  shift: number;
}

/** The motif of the house: a band of steps that rises to the right, as SVG path data. */
export function stairs(width: number, height: number, { from, to, steps, shift }: Omit<Band, 'fill'>): string {
  const tread = width / steps;
  let x = -shift * tread;
  let data = `M${round(x)} ${height}`;
  for (let step = 0; x < width; step++) {
    const y = stepTop(height, from, to, steps, step);
    x += tread;
    data += `V${round(y)}H${round(Math.min(x, width))}`;
  }
  return `${data}V${height}Z`;
}

/** The y of a step's surface. */
export function stepTop(height: number, from: number, to: number, steps: number, step: number): number {
  return height * (1 - (from + ((to - from) * step) / Math.max(1, steps - 1)));
}

export const round = (value: number): number => Math.round(value * 10) / 10;
