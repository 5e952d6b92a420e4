import type { LogFormat, LogImport, LogResult } from '../../../client/src/api/trafficSchemas.ts';
import { dateOf } from '../analysis/scope/dates.ts';
import type { LogSpan, TrafficLog } from '../analysis/traffic/TrafficLog.ts';
import { isNoise, lineParserOf } from './detectLogFormat.ts';
import { logChunks } from './logChunks.ts';
import { LogCounter } from './LogCounter.ts';

export interface LogRequest {
  readonly path: string;
  /** As its sender calls it. */
  readonly fileName: string;
  readonly gzip: boolean;
  readonly format: LogFormat;
  /** The host its addresses belong to where lines name none. */
  readonly site: string;
  /** Which of several servers of the site; usually empty. */
  readonly server: string;
  /** The zone whose days are counted. */
  readonly timeZone: string;
  /** What logs imported before have told of. */
  readonly spans: readonly LogSpan[];
  readonly now: number;
}

export interface ReadLog {
  /** What this file adds; null: it has no line that could be read. */
  readonly log: TrafficLog | null;
  readonly result: LogResult;
}

type OnProgress = (progress: { readonly bytes: number; readonly rows: number }) => void;

/** Logs of one site, and of one server where there are several, follow each other; others add up. */
export function spanLabel({ site, server }: Pick<LogRequest, 'site' | 'server'>): string {
  return server === '' ? site : `${site} ${server}`;
}

function counterOf(request: LogRequest): LogCounter {
  const label = spanLabel(request);
  const told = request.spans.filter((span) => span.label === label);
  const isCovered = (at: number): boolean => told.some(({ from, to }) => from <= at && at <= to);
  return new LogCounter({ ...request, isCovered });
}

function importOf(request: LogRequest, result: LogResult): LogImport {
  const { fileName, format, site, server, now } = request;
  const { lines, hits, visits, first_date, last_date } = result;
  const imported_at = new Date(now).toISOString();
  return { file_name: fileName, format, site, server, imported_at, lines, hits, visits, first_date, last_date };
}

function finish(request: LogRequest, counter: LogCounter, milliseconds: number): ReadLog {
  const { counts, badLines, first, last, cells } = counter;
  const isEmpty = counts.lines === counts.bad;
  const date = (at: number): string | null => (isEmpty ? null : dateOf(at, request.timeZone));
  const result: LogResult = {
    // A file of which every line is there already adds nothing, not even itself to the list.
    written: counts.lines > counts.bad + counts.already,
    ...counts,
    bad_lines: badLines,
    first_date: date(first),
    last_date: date(last),
    beyond: cells.beyond,
    milliseconds,
  };
  if (!result.written) return { log: null, result };
  const spans = [{ label: spanLabel(request), from: first, to: last }];
  return { log: cells.toLog({ timeZone: request.timeZone, spans, imports: [importOf(request, result)] }), result };
}

/** Reads a whole log in a stream. Whatever goes wrong, nothing is kept of it: what was imported before stays. */
export async function readLog(request: LogRequest, onProgress: OnProgress): Promise<ReadLog> {
  const start = performance.now();
  const counter = counterOf(request);
  const parse = lineParserOf(request.format);
  for await (const { lines, bytes } of logChunks(request.path, request.gzip)) {
    for (const line of lines) {
      counter.step();
      if (line === null) counter.addBad('too_long', '');
      else if (!isNoise(line)) {
        const parsed = parse(line);
        if (typeof parsed === 'string') counter.addBad(parsed, line);
        else counter.add(parsed, line);
      }
    }
    onProgress({ bytes, rows: counter.counts.lines });
  }
  return finish(request, counter, Math.round(performance.now() - start));
}
