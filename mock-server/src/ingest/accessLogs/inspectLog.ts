import type { LogFormat, LogInspection } from '#client/api/trafficSchemas.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { kindOf } from '../parse/containers/fileKind.ts';
import { problemOfBytes } from '../parse/fileProblem.ts';
import { looksLike } from '../parse/formats/looksLike.ts';
import { REPORTS } from '../parse/formats/reportOf.ts';
import { detectLogFormat, lineParserOf } from './detectLogFormat.ts';
import { lacksStatus } from './lacksStatus.ts';
import { isGzip, logChunks } from './logChunks.ts';
import { LogCounter } from './LogCounter.ts';
import { eachParsed } from './LogLine.ts';
import { logNotes } from './logNotes.ts';

/** Lines sampled: enough to detect the format and to find a crawler. */
const LOOKED_AT = 2000;
const SHOWN_UNKNOWN = 5;
const SHOWN_HOSTS = 10;

/** Fields of events in an export of Google Analytics to BigQuery, as JSON or as a table. */
const ANALYTICS_EVENT = /\bevent_timestamp\b[^\n]*\bevent_name\b|\bevent_name\b[^\n]*\bevent_timestamp\b/u;

export type FoundLog = Pick<
  LogInspection,
  'gzip' | 'problem' | 'lines' | 'bad_lines' | 'hits' | 'visits' | 'hosts' | 'notes'
> & {
  readonly format: LogFormat | null;
};

const NOTHING = { format: null, lines: 0, bad_lines: [], hits: 0, visits: 0, hosts: [], notes: [] };

/** The first lines of a file; null if its compressed data cannot be read. */
async function firstLines(path: string, gzip: boolean): Promise<readonly string[] | null> {
  const found: string[] = [];
  try {
    for await (const { lines } of logChunks(path, gzip)) {
      for (const line of lines) found.push(line ?? '');
      if (found.length >= LOOKED_AT) break;
    }
  } catch (error) {
    if (!errorCode(error).startsWith('Z_')) throw error;
    // The gzip of a live log may be truncated; the lines before suffice to detect the format.
    return found.length === 0 ? null : found;
  }
  return found.slice(0, LOOKED_AT);
}

function look(lines: readonly string[], format: LogFormat, now: number): FoundLog & { readonly gzip: false } {
  const counter = new LogCounter({ timeZone: 'UTC', site: 'example.com', now });
  const parse = lineParserOf(format);
  for (const line of lines) {
    counter.step();
    for (const parsed of eachParsed(parse(line))) counter.take(parsed, line);
  }
  const { counts, badLines, hosts } = counter;
  const byCount = [...hosts].sort(([, a], [, b]) => b - a).map(([host]) => host);
  return {
    gzip: false,
    format,
    problem: null,
    lines: counts.lines,
    bad_lines: badLines.slice(0, SHOWN_UNKNOWN),
    hits: counts.hits,
    visits: counts.visits,
    hosts: byCount.slice(0, SHOWN_HOSTS),
    notes: logNotes(counter),
  };
}

/** The first lines of a file in an unknown format: they say more than any message. */
function unknown(lines: readonly string[]): FoundLog {
  const counter = new LogCounter({ timeZone: 'UTC', site: 'example.com', now: 0 });
  for (const line of lines) {
    counter.step();
    if (line !== '') counter.addBad('unreadable', line);
  }
  const shown = counter.badLines.slice(0, SHOWN_UNKNOWN);
  const problem = lacksStatus(lines) ? 'no_status' : 'unknown_format';
  return { ...NOTHING, gzip: false, problem, lines: counter.counts.bad, bad_lines: shown, hosts: [] };
}

/** Inspects the start of a file: its format and content, or why it cannot be read. Reads a megabyte or two. */
export async function inspectLog(path: string, now: number): Promise<FoundLog> {
  const gzip = await isGzip(path);
  const lines = await firstLines(path, gzip);
  if (lines === null) return { ...NOTHING, gzip, problem: 'damaged', bad_lines: [], hosts: [] };
  const head = Buffer.from(lines.join('\n').slice(0, 65_536));
  const problem = problemOfBytes(head);
  if (lines.length === 0 || problem === 'empty') {
    return { ...NOTHING, gzip, problem: 'empty', bad_lines: [], hosts: [] };
  }
  // An archive may contain readable lines between its own data.
  const isPacked = kindOf(head) !== 'text';
  const format = isPacked ? null : detectLogFormat(lines);
  if (format !== null) return { ...look(lines, format, now), gzip };
  const isBinary = isPacked || (problem !== null && problem !== 'markup');
  if (isBinary) return { ...NOTHING, gzip, problem: 'binary', bad_lines: [], hosts: [] };
  const start = lines
    .join('\n')
    .slice(0, 65_536)
    .replace(/^\uFEFF/u, '');
  const report = ANALYTICS_EVENT.test(start) ? 'analytics' : REPORTS.find((each) => each === looksLike(start));
  return report === undefined
    ? { ...unknown(lines), gzip }
    : { ...NOTHING, gzip, problem: report, bad_lines: [], hosts: [] };
}
