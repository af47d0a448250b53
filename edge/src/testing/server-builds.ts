/**
 * A shell's server build without React: draws what the remote of the address's first part says, as
 * `<main>…</main>`. A remote's only route has `draw({ job, tools, shared })` instead of a component; it gives
 * the markup, or `{ html, finished }` of a page that streams.
 */
export const shellBuild = (change = ''): string => `
exports.protocol = 1;
exports.shared = { react: { name: 'the shared react' } };
exports.createRenderer = ({ apiUrl }) => ({
  draw: async (job, tools) => {
    const [, name] = job.url.split('/');
    const page = (html) => ({ status: 200, head: { title: name }, styles: '', html: '<main>' + html + '</main>', streams: false });
    if (name === 'login') return { page: page('log in'), finished: Promise.resolve() };
    const remote = await tools.loadRemote(name);
    const drawn = await remote.routes({})[0].draw({ job, tools });
    if (typeof drawn === 'string') return { page: page(drawn), finished: Promise.resolve() };
    return { page: { ...page(drawn.html), streams: true }, finished: drawn.finished };
  },
});
${change}`;

/** A remote's server build; `draw` is the body of its page's function, `top` runs when it is loaded. */
export const remoteBuild = (draw: string, top = ''): string => `
${top}
exports.default = { contract: 1, routes: () => [{ path: '/', draw: async ({ job, tools }) => { ${draw} } }] };`;
