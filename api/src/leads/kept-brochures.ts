import { createHash } from 'node:crypto';
import type { BrochureContent } from './brochure-content.ts';

/** Keeps each program's brochure until what it says has changed; who asks while it is drawn waits for the same one. */
export function keepBrochures(draw: (content: BrochureContent) => Promise<Buffer>): (content: BrochureContent) => Promise<Buffer> {
  const kept = new Map<string, { digest: string; file: Promise<Buffer> }>();
  return (content) => {
    const { id } = content.program;
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const known = kept.get(id);
    if (known?.digest === digest) return known.file;
    const file = draw(content);
    kept.set(id, { digest, file });
    // The next one who asks tries again.
    file.catch(() => kept.delete(id));
    return file;
  };
}
