import type { BadLine } from '#client/api/trafficSchemas.ts';

/** What is read of a line. The visitor's address is never read at all. */
export interface LogLine {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Empty where the request itself is not readable: scanners send what is no HTTP. */
  readonly method: string;
  /** Path and query as asked for, or a whole address. */
  readonly target: string;
  /** Empty where the line does not say. */
  readonly host: string;
  readonly status: number;
  /** Empty where there is none. */
  readonly referrer: string;
  /** Empty where the log has no such field; a dash where it has one and the request gave none. */
  readonly userAgent: string;
  /** Names the request where a log may tell of one in several lines; absent otherwise. */
  readonly requestId?: string;
  /** Its time says no zone, and what wrote it may have meant its own: it was taken for UTC. */
  readonly isWithoutZone?: true;
}

export type BadReason = Exclude<BadLine['reason'], 'unknown'>;

/** A line, or why it is none. `again`: it tells of a request that another line tells of, too. `comment`: nothing to count. */
export type ParsedLine = LogLine | BadReason | 'again' | 'comment';

/** Reads a line. Some formats hold several requests in one. */
export type LineParser = (line: string) => ParsedLine | readonly ParsedLine[];

/** Whether a line was read and tells of a request. */
export function isLogLine(parsed: ParsedLine): parsed is LogLine {
  return typeof parsed !== 'string';
}

const NONE: readonly ParsedLine[] = [];

/** What a parser made of a line, one by one. */
export function eachParsed(parsed: ReturnType<LineParser>): readonly ParsedLine[] {
  if (parsed === 'comment') return NONE;
  return isList(parsed) ? parsed : [parsed];
}

function isList(parsed: ReturnType<LineParser>): parsed is readonly ParsedLine[] {
  return Array.isArray(parsed);
}
