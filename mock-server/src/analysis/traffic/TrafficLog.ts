import type { LogImport } from '#client/api/trafficSchemas.ts';
import type { RequestMarks } from './RequestMarks.ts';

/** Time covered by an imported log of a site; lines within it are counted already. Epoch milliseconds, both inclusive. */
export interface LogSpan {
  /** The site and, if several servers write logs of it, the server: logs of different servers add up. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /**
   * Hashes of the lines in its first and its last second: a log may be cut within a second, and the lines in the other
   * part are new. Absent: all lines of that second are counted.
   */
  readonly first?: readonly number[] | undefined;
  readonly last?: readonly number[] | undefined;
  /**
   * Crawler requests and visits counted in the span: another file may have other ones of the same hours, such as logs of a CDN's edges.
   * Absent:
   * every line within the span counts as imported.
   */
  readonly counted?: RequestMarks | undefined;
}

/** The label of a span that covers all hosts of a log, as all spans did before hosts had their own. */
export function anyHostLabel(label: string): string {
  return `* ${label}`;
}

/**
 * The stored counts of access logs: requests by actor, page, day and status, without any data about a
 * visitor: no IP addresses, user agents or times of day. Cell i is one such count.
 */
export interface TrafficLog {
  /** The time zone of its days (IANA). */
  readonly timeZone: string;
  /** Normalised addresses; the empty one is for those beyond the limit. */
  readonly urls: readonly string[];
  /** `crawler:gptbot`, `referrer:kimi`, `utm:chatgpt`: stored by name, so that the lists may change later. */
  readonly actors: readonly string[];
  /** Days since 1970-01-01. */
  readonly day: Uint16Array;
  /** Index into `actors`. */
  readonly actor: Uint8Array;
  /** Index into `urls`. */
  readonly url: Uint32Array;
  /** HTTP. */
  readonly status: Uint16Array;
  readonly count: Uint32Array;
  readonly spans: readonly LogSpan[];
  readonly imports: readonly LogImport[];
}

/** A log without visits, in a time zone. */
export function emptyTrafficLog(timeZone: string): TrafficLog {
  return {
    timeZone,
    urls: [],
    actors: [],
    day: new Uint16Array(),
    actor: new Uint8Array(),
    url: new Uint32Array(),
    status: new Uint16Array(),
    count: new Uint32Array(),
    spans: [],
    imports: [],
  };
}
