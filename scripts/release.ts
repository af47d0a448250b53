/** `npm run release -- publish|rollback|list …`; the same environment as `npm start` says where the store is. */
import { readEnv } from '@aarohan/edge/env';
import { runReleaseCommand } from '@aarohan/edge/releases/release-command';

const env = readEnv(process.env);
const json = process.argv.includes('--json');
// Progress goes beside the answer, so that the answer is one line, or one object.
const command = await runReleaseCommand(process.argv.slice(2), env.DATA_DIR, console.error);
const print = command.exitCode === 0 || json ? console.log : console.error;
print(json ? JSON.stringify(command.json) : command.lines.join('\n'));
process.exitCode = command.exitCode;
