import type { BadLine } from '../../../client/src/api/trafficSchemas.ts';

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
  readonly userAgent: string;
}

export type BadReason = Exclude<BadLine['reason'], 'unknown'>;

/** A line, or why it is none. */
export type ParsedLine = LogLine | BadReason;

export type LineParser = (line: string) => ParsedLine;
