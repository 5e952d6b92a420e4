import type { LogFormat, LogImport, LogResult } from '#client/api/trafficSchemas.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import type { LogSpan, TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { countedElsewhere } from './countedElsewhere.ts';
import { lineParserOf } from './detectLogFormat.ts';
import { logChunks } from './logChunks.ts';
import { LogCounter } from './LogCounter.ts';
import { eachParsed } from './LogLine.ts';
import { logNotes } from './logNotes.ts';
import { SpanTracker } from './SpanTracker.ts';

export interface LogRequest {
  readonly path: string;
  /** The file name given by the uploader. */
  readonly fileName: string;
  readonly gzip: boolean;
  readonly format: LogFormat;
  /** The host for lines without one. */
  readonly site: string;
  /** Distinguishes several servers of the site; usually empty. */
  readonly server: string;
  /** The time zone whose days are counted. */
  readonly timeZone: string;
  /** The time covered by earlier imports. */
  readonly spans: readonly LogSpan[];
  readonly now: number;
}

export interface ReadLog {
  /** The counts of this file; null: no readable line. */
  readonly log: TrafficLog | null;
  readonly result: LogResult;
  /** The site for which earlier imports already counted these requests; null: none. */
  readonly elsewhere: string | null;
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
    // A file with only known lines adds nothing, not even an entry to the list.
    written: counts.lines > counts.bad + counts.already + counts.repeated,
    ...counts,
    notes: logNotes(counter),
    bad_lines: badLines,
    first_date: date(first),
    last_date: date(last),
    beyond: cells.beyond,
    milliseconds,
  };
  if (!result.written) return { log: null, result, elsewhere: null };
  const spans = tracker.spans();
  const log = cells.toLog({ timeZone: request.timeZone, spans, imports: [importOf(request, result)] });
  return { log, result, elsewhere: countedElsewhere(spans, request.spans) };
}

/** Streams a whole log. On any error nothing of it is kept, and earlier imports stay unchanged. */
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
