// @ts-check
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

/** @typedef {import('./worker-messages.ts').CodeRef} CodeRef */
/** @typedef {import('@aarohan/shared/federation/server-render').ServerShell} ServerShell */
/** @typedef {import('@aarohan/shared/federation/server-render').Renderer} Renderer */
/** @typedef {import('@aarohan/shared/federation/remote-module').RemoteModule} RemoteModule */
/** @typedef {{ shared: Record<string, unknown>, renderer: Renderer, remotes: Map<string, RemoteModule> }} LoadedShell */

const requireBuiltin = createRequire(import.meta.url);

/** Runs server builds, and keeps what they export: a shell once, a remote once for each shell whose modules it shares. */
export function codeLoader(/** @type {{ apiUrl: string, protocol: number }} */ { apiUrl, protocol }) {
  const sources = /** @type {Map<string, string>} */ (new Map());
  const shells = /** @type {Map<string, LoadedShell>} */ (new Map());

  /** @param {CodeRef} code @param {(key: string) => unknown} require */
  const run = ({ key, folder }, require) => {
    const module = { exports: /** @type {any} */ ({}) };
    const parameters = ['exports', 'require', 'module', 'releaseFolder'];
    compileFunction(sources.get(key) ?? '', parameters, { filename: `${key}/server.cjs` })(module.exports, require, module, folder);
    return module.exports;
  };

  return {
    /** @param {string} key @param {string} source */
    add: (key, source) => void sources.set(key, source),

    /** @param {string} stack @returns {string | undefined} the release in whose code it begins */
    namedIn: (stack) =>
      [...sources.keys()]
        .map((key) => ({ key, at: stack.indexOf(`${key}/server.cjs`) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)[0]?.key,

    /** @param {CodeRef} code @returns {LoadedShell | undefined} */
    findShell: ({ key }) => shells.get(key),

    /** @param {CodeRef} code @returns {LoadedShell} */
    loadShell: (code) => {
      const exported = /** @type {ServerShell} */ (run(code, builtin));
      if (exported?.protocol !== protocol) throw new Error(`speaks protocol ${exported?.protocol}, the web server ${protocol}`);
      const shell = { shared: exported.shared ?? {}, renderer: exported.createRenderer({ apiUrl }), remotes: new Map() };
      if (typeof shell.renderer?.draw !== 'function') throw new Error('has no renderer that draws');
      shells.set(code.key, shell);
      return shell;
    },

    /** @param {LoadedShell} shell @param {CodeRef} code @returns {RemoteModule} */
    loadRemote: (shell, code) => {
      const exported = run(code, (key) => {
        if (Object.hasOwn(shell.shared, key)) return shell.shared[key];
        throw new Error(`${key} is not one of the modules that the shell shares`);
      });
      const remote = exported?.default ?? exported;
      if (typeof remote?.routes !== 'function' || typeof remote.contract !== 'number') throw new Error('does not export a RemoteModule');
      shell.remotes.set(code.key, remote);
      return remote;
    },
  };
}

/** @param {string} key */
function builtin(key) {
  if (isBuiltin(key)) return requireBuiltin(key);
  throw new Error(`${key} is not part of Node`);
}
