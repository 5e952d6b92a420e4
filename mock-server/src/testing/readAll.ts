import type { RecordParser, SourceEvent } from '../ingest/parse/sourceEvents.ts';

export type ReadAll = {
  readonly records: readonly (Readonly<Record<string, unknown>> & { readonly line: number })[];
  readonly broken: readonly string[];
  readonly notes: readonly string[];
};

/** Feeds a text to a parser in chunks of one size and collects the results. */
export function readAll(parser: RecordParser, text: string, pieceLength = 1_000_000): ReadAll {
  const events: SourceEvent[] = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    for (const event of parser.push(text.slice(at, at + pieceLength))) events.push(event);
  }
  events.push(...parser.end());
  return {
    records: events.flatMap((event) =>
      event.kind === 'record'
        ? { line: event.line, ...Object.fromEntries(event.keys.map((key, index) => [key, event.values[index]])) }
        : [],
    ),
    broken: events.flatMap((event) => (event.kind === 'broken' ? `${event.line} ${event.reason}` : [])),
    notes: events.flatMap((event) => (event.kind === 'note' ? `${event.line} ${event.note}` : [])),
  };
}
