/** Entry of the shell's server build: a ServerShell. */
import './release-folder.ts';
import { serverProtocol } from '@aarohan/shared/federation/server-render';

export { shared } from '@aarohan/shared/build/provide-to-server';
export { createRenderer } from './create-renderer.tsx';

export const protocol = serverProtocol;
