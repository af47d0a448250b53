import { format } from 'node:util';
import { afterEach, beforeEach, jest } from '@jest/globals';

/** A test that makes noise fails: a warning nobody reads is a defect nobody sees. */
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  const heard = noise.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)));
  expected.length = 0;
  if (heard.length > 0) throw new Error(`The test made noise:\n${heard.join('\n')}`);
});

const expected: RegExp[] = [];

/** Says that the current test makes this noise on purpose (an error boundary that catches, say). */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}
