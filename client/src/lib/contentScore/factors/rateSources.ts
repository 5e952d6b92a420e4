import { isAtOrBelow, linkedHost } from '#client/lib/hosts.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark } from '../types.ts';

const SATURATES = 6;
/** Least words or characters beside a link: a sentence with fewer claims nothing, so a list of links does not count as using sources. */
const LEAST_CLAIM = 4;

/** Distinct third-party hosts linked from sentences that state something; six are full marks. */
export function rateSources({ input, document }: ScoreContext): Rating {
  const hosts = new Set<string>();
  const found: Mark[] = [];
  for (const { links, length, block } of document.sentences) {
    if (links.length === 0 || length < LEAST_CLAIM || document.blocks[block]?.kind === 'heading') continue;
    for (const { url, start, end } of links) {
      const host = linkedHost(url);
      if (host === null || hosts.has(host) || isAtOrBelow(host, input.ownHosts ?? [])) continue;
      hosts.add(host);
      found.push({ start, end, kind: 'source' });
    }
  }
  const value = Math.min(1, hosts.size / SATURATES);
  const values = { count: hosts.size, wanted: SATURATES };
  return { value, found, missing: value < 1 ? [{ id: 'sources.more', at: null, values }] : [] };
}
