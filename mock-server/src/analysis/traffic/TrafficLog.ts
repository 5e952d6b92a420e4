import type { LogImport } from '#client/api/trafficSchemas.ts';
import type { RequestMarks } from './RequestMarks.ts';

/** Time that a log of a site has told of; within it a line is there already. Epoch milliseconds, both inclusive. */
export interface LogSpan {
  /** The site and, where several servers write logs of it, which of them: logs of others add up. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /**
   * The lines of its first and of its last second, as numbers made of their requests: a log may be cut within a second, and what the other
   * part has of it is new. Absent: all lines of that second are there.
   */
  readonly first?: readonly number[] | undefined;
  readonly last?: readonly number[] | undefined;
  /**
   * The crawlers' requests and the visits of it: of the same hours another file may hold others, as those of a CDN's many edges do. Absent:
   * every line of the span's time counts as there already.
   */
  readonly counted?: RequestMarks | undefined;
}

/** The label of a span that tells of all hosts of a log, as all did before hosts had spans of their own. */
export function anyHostLabel(label: string): string {
  return `* ${label}`;
}

/**
 * What is kept of access logs: how often whom was seen at which page on which day with which answer, and nothing that tells of a
 * visitor: neither addresses nor user agents nor times of day. Cell i is one such count.
 */
export interface TrafficLog {
  /** The zone its days are days of (IANA). */
  readonly timeZone: string;
  /** Normalised addresses; the empty one stands for those beyond the limit. */
  readonly urls: readonly string[];
  /** `crawler:gptbot`, `referrer:kimi`, `utm:chatgpt`: by name, so that the lists may change later. */
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
