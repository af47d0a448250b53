import type { Drawing } from './drawing.ts';

/** Beyond this many the site has seen so many releases that all may prove themselves anew. */
const most = 500;

/**
 * Which releases have been loaded without harm. The first drawing with one that has not is made alone,
 * so that nobody else's page is in the thread if it hangs or dies; the others wait for that.
 */
export function createProofs() {
  const proven = new Set<string>();
  const probing = new Map<string, Drawing>();

  const shellKey = ({ shell }: Drawing) => shell.key;
  // Loaded with another shell is loaded anew: the modules that it shares are others.
  const pairKey = ({ shell, remote }: Drawing) => `${shell.key} ${remote?.key ?? ''}`;
  const keys = (drawing: Drawing) => [shellKey(drawing), ...(drawing.remote ? [pairKey(drawing)] : [])];
  const unproven = (drawing: Drawing) => keys(drawing).filter((key) => !proven.has(key));

  return {
    needs: (drawing: Drawing) => unproven(drawing).length > 0,
    /** Somebody else is proving the same already. */
    isAwaited: (drawing: Drawing) => keys(drawing).some((key) => probing.has(key)),
    begin: (drawing: Drawing) => {
      for (const key of unproven(drawing)) probing.set(key, drawing);
    },
    loaded: (drawing: Drawing, whose: 'shell' | 'owner') => {
      if (proven.size > most) proven.clear();
      proven.add(whose === 'shell' ? shellKey(drawing) : pairKey(drawing));
      // Everybody waits for a shell. A remote has more to prove: its first page.
      if (drawing.remote && whose === 'shell') probing.delete(shellKey(drawing));
    },
    end: (drawing: Drawing) => {
      for (const [key, prober] of probing) if (prober === drawing) probing.delete(key);
    },
  };
}
