/** `publish-child.ts STORE APP BUILD [STEP]`: publishes a build in a process of its own, which kills itself before STEP. */
import { folderStore } from '../releases/folder-store.ts';
import { publishReleases } from '../releases/publish-releases.ts';
import { readBuild } from '../releases/read-build.ts';

const [store = '', app = '', build = '', fatal] = process.argv.slice(2);

const onStep = (step: string) => {
  if (step === fatal) process.kill(process.pid, 'SIGKILL');
};
const [outcome] = await publishReleases(folderStore(store, onStep), [await readBuild(app, build)], {
  at: new Date().toISOString(),
  by: app,
});
process.stdout.write(outcome?.result ?? '');
