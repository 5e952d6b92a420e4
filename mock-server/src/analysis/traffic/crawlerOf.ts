import { Memo } from '../text/Memo.ts';
import { CRAWLERS } from './crawlers.ts';
import type { Crawler } from './Crawler.ts';

/** Nothing goes before a name but what is no letter: `NotGPTBot` is another robot, and `treat like Googlebot` says so. */
const BEFORE = '(?<![a-z]|like |compatible with |fake-)';
const ALL = new RegExp(`${BEFORE}(?:${CRAWLERS.map(({ token }) => token).join('|')})`, 'iu');
const SINGLE = CRAWLERS.map((crawler) => ({ crawler, test: new RegExp(`${BEFORE}(?:${crawler.token})`, 'iu') }));

/**
 * The crawler that a user agent claims to be; null for everybody else. A claim is no proof: whoever wants to can write any name
 * there, and the addresses that would prove it are not kept. Of several names the longest counts.
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

/** `crawlerOf`, remembering: a log has millions of lines and few user agents. */
export const crawlerMemo = (): Memo<Crawler | null> => new Memo(MOST_KEPT, crawlerOf);
