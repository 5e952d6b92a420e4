import { isbot } from 'isbot';
import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { siteDomain } from '#server/analysis/citations/siteDomain.ts';
import { Memo } from '#server/analysis/text/Memo.ts';
import type { AiEngine } from '#server/analysis/traffic/aiEngines.ts';
import { engineOfReferrer, engineOfTarget } from '#server/analysis/traffic/engineOf.ts';
import { isErrorStatus, isPageRequest, isPageServed } from '#server/analysis/traffic/isPageRequest.ts';
import type { LogLine } from './LogLine.ts';

const MOST_KEPT = 20_000;
const BROWSER_WORDS = /^(?:Mozilla|Opera|Dalvik|UCWEB|Nokia|BlackBerry|SonyEricsson)/iu;

interface Visit {
  readonly engine: AiEngine;
  readonly byReferrer: boolean;
}

/** Finds visits of people referred by an engine. */
export class VisitFinder {
  readonly #people = new Memo(MOST_KEPT, (userAgent) => BROWSER_WORDS.test(userAgent) && !isbot(userAgent));

  /** @param site the host for lines without one; may be empty */
  constructor(private readonly site: string) {}

  /**
   * The engine that referred the person who requested a page. Null without an engine; for a program, which may follow a marked link too;
   * and for a navigation within the site, where the link's mark stays in the referring URL.
   */
  visitOf(line: LogLine): Visit | null {
    const { status, method, target, referrer, userAgent } = line;
    if (!(isPageServed(status) || isErrorStatus(status)) || !isPageRequest(method, target)) return null;
    const byReferrer = referrer === '' ? null : engineOfReferrer(referrer);
    const engine = byReferrer ?? engineOfTarget(target);
    if (engine === null || !this.#isPerson(userAgent)) return null;
    if (byReferrer === null && this.#isOwn(referrer, line)) return null;
    return { engine, byReferrer: byReferrer !== null };
  }

  /** Without user agents people are indistinguishable from programs: marked links count as people. */
  #isPerson(userAgent: string): boolean {
    return userAgent === '' || this.#people.get(userAgent);
  }

  #isOwn(referrer: string, { host, target }: LogLine): boolean {
    if (referrer === '') return false;
    const from = siteOfAddress(referrer);
    const own = [/^https?:/iu.test(target) ? target : '', host, this.site]
      .filter((each) => each !== '')
      .map(siteOfAddress);
    return from !== null && own.includes(from);
  }
}

/** The registrable domain of a URL or a host; the host itself if it has none. */
function siteOfAddress(text: string): string | null {
  const address = normaliseUrl(text);
  const host = address === null ? null : normalisedHost(address);
  return host === null ? null : siteDomain(host);
}
