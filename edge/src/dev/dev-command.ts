import { parseArgs } from 'node:util';

/** What `npm run dev -- …` was asked for. */
export interface DevPlan {
  /** Apps served from watch builds. */
  live: string[];
  /** Apps served from their releases. */
  released: string[];
  standalone?: string;
}

export const devUsage = `Usage: npm run dev                                the whole site, all apps live
       npm run dev -- checkout-mfe [more…]        these apps live, the others from their releases
       npm run dev -- --standalone backoffice-mfe   that app alone in the shell`;

/** Reads the arguments; a sentence when they make no sense. */
export function planDev(args: string[], apps: string[]): DevPlan | { problem: string } {
  const parsed = readArguments(args);
  if (!parsed) return { problem: devUsage };
  const { names, standalone } = parsed;
  const unknown = [...names, ...(standalone ? [standalone] : [])].filter((name) => !apps.includes(name));
  if (unknown.length > 0) return { problem: `There is no app ${unknown.join(', ')}. The apps are ${apps.join(', ')}.` };
  if (standalone === 'shell')
    return { problem: 'The shell is the host of the others; it runs alone only without remotes. Try: npm run dev -- shell' };
  if (standalone) return { live: [standalone], released: ['shell'], standalone };
  const live = names.length > 0 ? [...new Set(names)] : apps;
  return { live, released: apps.filter((name) => !live.includes(name)) };
}

function readArguments(args: string[]): { names: string[]; standalone?: string } | undefined {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { standalone: { type: 'string' } } });
    if (values.standalone && positionals.length > 0) return undefined;
    return { names: positionals, standalone: values.standalone };
  } catch {
    return undefined;
  }
}
