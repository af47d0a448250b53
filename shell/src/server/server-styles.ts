import { createStyleCache, type EmotionCache } from '@aarohan/shared/ui';

export interface ServerStyles {
  cache: EmotionCache;
  /** `<style>` elements with what was drawn since the last call, as emotion in the browser takes them over */
  take: () => string;
}

/** Collects the styles of one drawing, so that they stand in the head instead of between the elements, where hydration would stumble over them. */
export function serverStyles(nonce: string): ServerStyles {
  const cache = createStyleCache(nonce);
  cache.compat = true;
  const taken = new Set<string>();

  const take = (): string => {
    const fresh = Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !taken.has(entry[0]),
    );
    for (const [id] of fresh) taken.add(id);
    const isLocal = ([id]: [string, string]): boolean => `${cache.key}-${id}` in cache.registered;
    const element = (key: string, ids: string[], css: string): string =>
      `<style data-emotion="${[key, ...ids].join(' ')}" nonce="${nonce}">${css.replaceAll('</style', '<\\/style')}</style>`;
    const locals = fresh.filter(isLocal);
    return [
      ...fresh.filter((entry) => !isLocal(entry)).map(([id, css]) => element(`${cache.key}-global`, [id], css)),
      ...(locals.length > 0
        ? [
            element(
              cache.key,
              locals.map(([id]) => id),
              locals.map(([, css]) => css).join(''),
            ),
          ]
        : []),
    ].join('');
  };

  return { cache, take };
}
