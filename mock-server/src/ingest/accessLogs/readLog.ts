import type { LogFormat, LogImport, LogResult } from '#client/api/trafficSchemas.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import type { LogSpan, TrafficLog } from '../../analysis/traffic/TrafficLog.ts';
import { lineParserOf } from './detectLogFormat.ts';
import { logChunks } from './logChunks.ts';
import { LogCounter } from './LogCounter.ts';
import { logNotes } from './logNotes.ts';
import { eachParsed } from './LogLine.ts';
import { SpanTracker } from './SpanTracker.ts';

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

function importOf(request: LogRequest, result: LogResult): LogImport {
  const { fileName, format, site, server, now } = request;
  const { lines, hits, visits, first_date, last_date } = result;
  const imported_at = new Date(now).toISOString();
  return { file_name: fileName, format, site, server, imported_at, lines, hits, visits, first_date, last_date };
}

function finish(request: LogRequest, counter: LogCounter, tracker: SpanTracker, milliseconds: number): ReadLog {
  const { counts, badLines, first, last, cells } = counter;
  const isEmpty = first > last;
  const date = (at: number): string | null => (isEmpty ? null : dateOf(at, request.timeZone));
  const result: LogResult = {
    // A file of which every line is there already adds nothing, not even itself to the list.
    written: counts.lines > counts.bad + counts.already + counts.repeated,
    ...counts,
    notes: logNotes(counter),
    bad_lines: badLines,
    first_date: date(first),
    last_date: date(last),
    beyond: cells.beyond,
    milliseconds,
  };
  if (!result.written) return { log: null, result };
  const spans = tracker.spans();
  return { log: cells.toLog({ timeZone: request.timeZone, spans, imports: [importOf(request, result)] }), result };
}

/** Reads a whole log in a stream. Whatever goes wrong, nothing is kept of it: what was imported before stays. */
export async function readLog(request: LogRequest, onProgress: OnProgress): Promise<ReadLog> {
  const start = performance.now();
  const tracker = new SpanTracker(request.spans, request.format);
  const counter = new LogCounter({ ...request, spans: tracker });
  const parse = lineParserOf(request.format);
  for await (const { lines, bytes } of logChunks(request.path, request.gzip)) {
    for (const line of lines) {
      counter.step();
      if (line === null) counter.addBad('too_long', '');
      else for (const parsed of eachParsed(parse(line))) counter.take(parsed, line);
    }
    onProgress({ bytes, rows: counter.counts.lines });
  }
  return finish(request, counter, tracker, Math.round(performance.now() - start));
}
