/** Something was asked for that is not done; each line is one reason with what to do about it. Nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
