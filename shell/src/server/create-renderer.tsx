import type { Renderer, ServerShell } from '@aarohan/shared/federation/server-render';
import { http } from '@aarohan/shared/http';
import { drawFrame } from './draw-frame.tsx';
import { drawPage } from './draw-page.tsx';

/** Draws pages for the web server. Calls go to the API directly, and carry nobody's cookies: what is drawn is nobody's in particular. */
export const createRenderer: ServerShell['createRenderer'] = ({ apiUrl }): Renderer => {
  http.defaults.baseURL = apiUrl;
  http.defaults.adapter = 'fetch';
  // axios would make a Request of each call, which Node's fetch keeps in a registry with its signal: memory grew with every page.
  Object.assign((http.defaults.env ??= {}), { Request: null });
  return { draw: (job, tools) => (job.draw === 'frame' ? drawFrame(job, tools) : drawPage(job, tools)) };
};
