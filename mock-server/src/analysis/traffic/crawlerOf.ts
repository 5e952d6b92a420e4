import { Memo } from '../text/Memo.ts';
import type { Crawler } from './Crawler.ts';
import { CRAWLERS } from './crawlers.ts';

/** No letter may precede a name: `NotGPTBot` is another robot. Phrases like `treat like Googlebot` do not claim the name either. */
const BEFORE = '(?<![a-z]|like |compatible with |fake-)';
const ALL = new RegExp(`${BEFORE}(?:${CRAWLERS.map(({ token }) => token).join('|')})`, 'iu');
const SINGLE = CRAWLERS.map((crawler) => ({ crawler, test: new RegExp(`${BEFORE}(?:${crawler.token})`, 'iu') }));

/**
 * The crawler that a user agent claims to be; null for any other. The claim is unverified: anybody can send any name,
 * and the IP addresses that would prove it are not stored. Of several names the longest one counts.
 */
export function crawlerOf(userAgent: string): Crawler | null {
  if (!ALL.test(userAgent)) return null;
  let found: Crawler | null = null;
  let length = 0;
  for (const { crawler, test } of SINGLE) {
    const hit = test.exec(userAgent)?.[0].length ?? 0;
    if (hit > length) {
      found = crawler;
      length = hit;
    }
  }
  return found;
}

/** A log repeats a few thousand user agents; an attacker's may all be different. */
const MOST_KEPT = 20_000;

/** `crawlerOf` with a cache: a log has millions of lines and few user agents. */
export const crawlerMemo = (): Memo<Crawler | null> => new Memo(MOST_KEPT, crawlerOf);
