/** `npm run release -- publish|rollback|list …`; the same environment as `npm start` says where the store is. */
import { readEnv } from '../edge/src/env.ts';
import { runReleaseCommand } from '../edge/src/releases/release-command.ts';

const env = readEnv(process.env);
const json = process.argv.includes('--json');
const { lines, json: answer, exitCode } = await runReleaseCommand(process.argv.slice(2), env.DATA_DIR, (line) => {
  if (!json) console.log(line);
});
const print = exitCode === 0 || json ? console.log : console.error;
print(json ? JSON.stringify(answer) : lines.join('\n'));
process.exitCode = exitCode;
