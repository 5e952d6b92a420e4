import type { BadLine } from '#client/api/trafficSchemas.ts';

/** The fields read from a line. The visitor's IP address is never read. */
export interface LogLine {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Empty if the request line is unreadable: scanners send invalid HTTP. */
  readonly method: string;
  /** Path and query as requested, or a full URL. */
  readonly target: string;
  /** Empty if not logged. */
  readonly host: string;
  readonly status: number;
  /** Empty if there is none. */
  readonly referrer: string;
  /** Empty if the log has no such field; a dash if the request had none. */
  readonly userAgent: string;
  /** The request's id, in logs that may write several lines per request; absent otherwise. */
  readonly requestId?: string;
  /** The time has no zone and was taken as UTC, although it may be local time. */
  readonly isWithoutZone?: true;
}

export type BadReason = Exclude<BadLine['reason'], 'unknown'>;

/** A line, or why it is not counted. `again`: another line logs the same request. `comment`: nothing to count. */
export type ParsedLine = LogLine | BadReason | 'again' | 'comment';

/** Parses a line. In some formats a line holds several requests. */
export type LineParser = (line: string) => ParsedLine | readonly ParsedLine[];

/** Whether a line was parsed as a request. */
export function isLogLine(parsed: ParsedLine): parsed is LogLine {
  return typeof parsed !== 'string';
}

const NONE: readonly ParsedLine[] = [];

/** The parser's results for a line, as a list. */
export function eachParsed(parsed: ReturnType<LineParser>): readonly ParsedLine[] {
  if (parsed === 'comment') return NONE;
  return isList(parsed) ? parsed : [parsed];
}

function isList(parsed: ReturnType<LineParser>): parsed is readonly ParsedLine[] {
  return Array.isArray(parsed);
}
