import type { BadLine } from '../../../client/src/api/trafficSchemas.ts';
import { normaliseUrl } from '../analysis/citations/normaliseUrl.ts';
import { crawlerActor, visitActor } from '../analysis/traffic/actors.ts';
import { CrawlerMatcher } from '../analysis/traffic/crawlerOf.ts';
import { engineOfReferrer, engineOfTarget } from '../analysis/traffic/engineOf.ts';
import { isErrorStatus, isPageRequest, isPageServed } from '../analysis/traffic/isPageRequest.ts';
import { TrafficCounter } from '../analysis/traffic/TrafficCounter.ts';
import { detachString } from '../analysis/text/detachString.ts';
import { LogClock } from './LogClock.ts';
import type { BadReason, LogLine } from './LogLine.ts';

const FIRST_INSTANT = Date.UTC(2000, 0, 2);
const DAY_MS = 86_400_000;
const SHOWN_BAD = 10;
const SHOWN_LETTERS = 300;
/** Addresses whose normalised form is remembered. */
const MOST_KNOWN = 100_000;
const NO_TEXT = /\p{Cc}/gu;

export interface LogCounterOptions {
  readonly timeZone: string;
  /** The host of lines that name none, or no public one. */
  readonly site: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Says of an instant whether a log imported before has told of it. */
  readonly isCovered: (at: number) => boolean;
}

/** Sorts the lines of a log: crawlers, visitors from AI engines, everybody else, and what is no line. */
export class LogCounter {
  readonly cells = new TrafficCounter();
  readonly hosts = new Map<string, number>();
  readonly badLines: BadLine[] = [];
  readonly counts = { lines: 0, hits: 0, visits: 0, others: 0, already: 0, bad: 0 };
  first = Infinity;
  last = -Infinity;
  readonly #clock: LogClock;
  readonly #crawlers = new CrawlerMatcher();
  readonly #addresses = new Map<string, string>();
  readonly #latest: number;
  #place = 0;

  constructor(private readonly options: LogCounterOptions) {
    this.#clock = new LogClock(options.timeZone);
    this.#latest = options.now + DAY_MS;
  }

  /** One more line of the file, whatever is in it: bad ones are told by their place. */
  step(): void {
    this.#place += 1;
  }

  add(line: LogLine, text: string): void {
    const { at } = line;
    if (at < FIRST_INSTANT || at > this.#latest) {
      this.addBad('time_out_of_range', text);
      return;
    }
    this.counts.lines += 1;
    if (at < this.first) this.first = at;
    if (at > this.last) this.last = at;
    if (this.options.isCovered(at)) this.counts.already += 1;
    else this.#count(line);
  }

  addBad(reason: BadReason, text: string): void {
    this.counts.lines += 1;
    this.counts.bad += 1;
    if (this.badLines.length >= SHOWN_BAD) return;
    const shown = detachString(text.slice(0, SHOWN_LETTERS).replaceAll(NO_TEXT, '\u{FFFD}'));
    this.badLines.push({ line: this.#place, text: shown, reason });
  }

  /** Whoever names itself a crawler is one; a page that a person asked for may be a visit of an engine. */
  #count(line: LogLine): void {
    const { at, method, target, status, userAgent, referrer } = line;
    const crawler = userAgent === '' ? null : this.#crawlers.match(userAgent);
    if (crawler !== null && target !== '') {
      this.counts.hits += 1;
      this.cells.add(this.#clock.dayOf(at), crawlerActor(crawler), this.#addressOf(line), status);
      return;
    }
    const isWanted = isPageServed(status) || isErrorStatus(status);
    if (isWanted && isPageRequest(method, target)) {
      const byReferrer = referrer === '' ? null : engineOfReferrer(referrer);
      const engine = byReferrer ?? engineOfTarget(target);
      if (engine !== null) {
        this.counts.visits += 1;
        const actor = visitActor(engine, byReferrer !== null);
        this.cells.add(this.#clock.dayOf(at), actor, this.#addressOf(line), status);
        return;
      }
    }
    this.counts.others += 1;
  }

  #addressOf({ host, target }: LogLine): string {
    if (host !== '') this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    const key = `${host} ${target}`;
    const known = this.#addresses.get(key);
    if (known !== undefined) return known;
    const path = target.startsWith('/') ? target : `/${target}`;
    const isWhole = /^https?:\/\//iu.test(target);
    const address =
      (isWhole ? normaliseUrl(target) : null) ??
      (host === '' ? null : normaliseUrl(`https://${host}${path}`)) ??
      normaliseUrl(`https://${this.options.site}${isWhole ? '/' : path}`) ??
      '';
    if (this.#addresses.size >= MOST_KNOWN) this.#addresses.clear();
    this.#addresses.set(detachString(key), address);
    return address;
  }
}
