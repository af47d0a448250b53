import { createHash } from 'node:crypto';

/** Keeps each brochure until what it says has changed; who asks while it is drawn waits for the same one. */
export function keepBrochures<Content>(draw: (content: Content) => Promise<Buffer>): (id: string, content: Content) => Promise<Buffer> {
  const kept = new Map<string, { digest: string; file: Promise<Buffer> }>();
  return (id, content) => {
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
