import type { BadLine } from '#client/api/trafficSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { detachString } from '#server/analysis/text/detachString.ts';
import { Memo } from '#server/analysis/text/Memo.ts';
import { crawlerActor, visitActor } from '#server/analysis/traffic/actors.ts';
import { crawlerMemo } from '#server/analysis/traffic/crawlerOf.ts';
import { withoutEngineMark } from '#server/analysis/traffic/engineOf.ts';
import { TrafficCounter } from '#server/analysis/traffic/TrafficCounter.ts';
import { anyHostLabel } from '#server/analysis/traffic/TrafficLog.ts';
import { LogClock } from './LogClock.ts';
import type { BadReason, LogLine, ParsedLine } from './LogLine.ts';
import { SeenRequests } from './SeenRequests.ts';
import type { SpanTracker } from './SpanTracker.ts';
import { VisitFinder } from './visitOf.ts';

const FIRST_INSTANT = Date.UTC(2000, 0, 2);
const SHOWN_BAD = 10;
const SHOWN_LETTERS = 300;
/** Cache limit of normalised addresses. */
const MOST_KNOWN = 100_000;
const NO_TEXT = /\p{Cc}/gu;

interface LogCounterOptions {
  readonly timeZone: string;
  /** The host for lines without one, or without a public one. */
  readonly site: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Knows which lines earlier imports contained; null: no earlier imports. */
  readonly spans?: SpanTracker | undefined;
  /** Distinguishes several servers of a site; usually empty. */
  readonly server?: string;
}

/** Technical hosts of CDNs and load balancers: not a site. */
const TECHNICAL_HOST =
  /\.(?:cloudfront\.net|elb\.amazonaws\.com|azurefd\.net|azureedge\.net|b-cdn\.net|akamaiedge\.net|edgekey\.net)(?::\d+)?$/iu;
/** The server's own port, as Apache's `%v:%p` logs it: behind a proxy it is not the one of the address. */
const PORT = /(?<=^[^:]+):\d{1,5}$/u;
/** Maximum hosts tracked separately; scanners request thousands of invalid ones. */
const MOST_LABELS = 200;

/** Logs of one site and server continue each other, so times imported before are skipped; other logs add up. */
function spanLabel({ site, server }: { readonly site: string; readonly server: string }): string {
  return server === '' ? site : `${site} ${server}`;
}

/** The crawler or visitor of a line. */
interface Seen {
  readonly kind: 'hits' | 'visits';
  readonly actor: string;
}

/** Classifies the lines of a log: crawlers, visitors from AI engines, others, and unreadable lines. */
export class LogCounter {
  readonly cells = new TrafficCounter();
  readonly hosts = new Map<string, number>();
  readonly badLines: BadLine[] = [];
  readonly counts = { lines: 0, hits: 0, visits: 0, others: 0, already: 0, repeated: 0, bad: 0 };
  /**
   * Counts of good lines with a user agent, with a referrer, and without a time zone: a log without the first two is less informative than
   * it seems.
   */
  readonly told = { agents: 0, referrers: 0, withoutZone: 0 };
  first = Infinity;
  last = -Infinity;
  readonly #clock: LogClock;
  readonly #crawlers = crawlerMemo();
  readonly #addresses = new Memo(MOST_KNOWN, (key) => this.#readAddress(key));
  readonly #labels = new Map<string, string>();
  readonly #seen = new SeenRequests();
  readonly #visits: VisitFinder;
  readonly #latest: number;
  #place = 0;

  constructor(private readonly options: LogCounterOptions) {
    this.#clock = new LogClock(options.timeZone);
    this.#visits = new VisitFinder(options.site);
    this.#latest = options.now + DAY_MS;
  }

  /** Advances the line number, which identifies bad lines. */
  step(): void {
    this.#place += 1;
  }

  /** Takes the parser's result for a line or a part of it. */
  take(parsed: ParsedLine, text: string): void {
    if (parsed === 'comment') return;
    if (parsed === 'again') {
      this.counts.lines += 1;
      this.counts.repeated += 1;
    } else if (typeof parsed === 'string') {
      this.addBad(parsed, text);
    } else {
      this.#add(parsed, text);
    }
  }

  #add(given: LogLine, text: string): void {
    const { at, userAgent, referrer } = given;
    if (at < FIRST_INSTANT || at > this.#latest) {
      this.addBad('time_out_of_range', text);
      return;
    }
    const line = TECHNICAL_HOST.test(given.host) && this.options.site !== '' ? { ...given, host: '' } : given;
    this.counts.lines += 1;
    this.told.agents += Number(userAgent !== '' && userAgent !== '-');
    this.told.referrers += Number(referrer !== '');
    this.told.withoutZone += Number(given.isWithoutZone === true);
    if (at < this.first) this.first = at;
    if (at > this.last) this.last = at;
    if (this.#seen.sees(line)) {
      this.counts.repeated += 1;
      return;
    }
    const seen = this.#seenOf(line);
    if (this.#wasThere(line, seen !== null)) this.counts.already += 1;
    else this.#count(line, seen);
  }

  /** Each host has its own log: lines imported for another host do not count. */
  #wasThere(line: LogLine, isCounted: boolean): boolean {
    const { spans } = this.options;
    if (spans === undefined) return false;
    const label = this.#labelOf(line);
    spans.add(label, line, isCounted);
    const { site, server = '' } = this.options;
    const anyHost = anyHostLabel(spanLabel({ site, server }));
    return spans.has(label, line, isCounted) || spans.has(anyHost, line, isCounted);
  }

  #labelOf({ host, target }: LogLine): string {
    const named = host === '' && /^https?:/iu.test(target) ? (/^https?:\/\/([^/?#]+)/iu.exec(target)?.[1] ?? '') : host;
    const known = this.#labels.get(named);
    if (known !== undefined) return known;
    const { site, server = '' } = this.options;
    const address = named === '' || this.#labels.size >= MOST_LABELS ? null : normaliseUrl(`https://${named}`);
    const label = spanLabel({ site: address === null ? site : normalisedHost(address), server });
    if (this.#labels.size < MOST_LABELS) this.#labels.set(detachString(named), label);
    return label;
  }

  addBad(reason: BadReason, text: string): void {
    this.counts.lines += 1;
    this.counts.bad += 1;
    if (this.badLines.length >= SHOWN_BAD) return;
    const shown = detachString(text.slice(0, SHOWN_LETTERS).replaceAll(NO_TEXT, '\u{FFFD}'));
    this.badLines.push({ line: this.#place, text: shown, reason });
  }

  /** A request is a crawler's if its user agent says so; a page requested by a person may be a visit from an engine. Null: neither. */
  #seenOf(line: LogLine): Seen | null {
    const { target, userAgent } = line;
    const crawler = userAgent === '' ? null : this.#crawlers.get(userAgent);
    if (crawler !== null && target !== '') return { kind: 'hits', actor: crawlerActor(crawler) };
    const visit = this.#visits.visitOf(line);
    return visit === null ? null : { kind: 'visits', actor: visitActor(visit.engine, visit.byReferrer) };
  }

  #count(line: LogLine, seen: Seen | null): void {
    this.counts[seen?.kind ?? 'others'] += 1;
    if (seen !== null) this.cells.add(this.#clock.dayOf(line.at), seen.actor, this.#addressOf(line), line.status);
  }

  #addressOf({ host: named, target: asked }: LogLine): string {
    const host = named.replace(PORT, '');
    if (host !== '') this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    const target = withoutEngineMark(asked);
    return this.#addresses.get(`${host} ${target}`);
  }

  /** @param key a host, which may be empty, and a target, separated by a blank */
  #readAddress(key: string): string {
    const at = key.indexOf(' ');
    const [host, target] = [key.slice(0, at), key.slice(at + 1)];
    const path = target.startsWith('/') ? target : `/${target}`;
    const isWhole = /^https?:\/\//iu.test(target);
    return (
      (isWhole ? normaliseUrl(target) : null) ??
      (host === '' ? null : normaliseUrl(`https://${host}${path}`)) ??
      normaliseUrl(`https://${this.options.site}${isWhole ? '/' : path}`) ??
      ''
    );
  }
}
