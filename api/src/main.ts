import { checkStart, start } from './start.ts';
import { StartProblem } from './start-problem.ts';

/** `--check` only says whether a start would be refused, and writes nothing. */
const checkOnly = process.argv.includes('--check');

try {
  await (checkOnly ? checkStart(process.env) : start(process.env));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : `The API could not start: ${String(error).split('\n')[0]}.`);
  if (!(error instanceof StartProblem) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
