import type { ImportNoteId } from '#client/lib/importNotes.ts';
import type { NamedByFile } from './namesOfFiles.ts';

/** Why a record could not be parsed. */
export type BrokenReason =
  | 'unclosed_quote'
  | 'too_many_cells'
  | 'uncomputed'
  | 'invalid_json'
  | 'not_an_object'
  | 'too_long'
  | 'cut_off';

/** A row of a table or an object of a list. Rows with the same columns share one `keys` array. */
export type SourceRecord = {
  readonly kind: 'record';
  /** Line of the file on which the record starts, from 1. */
  readonly line: number;
  readonly keys: readonly string[];
  /** Values at the indexes of their keys; a short row has fewer. */
  readonly values: readonly unknown[];
  /** The export format if this product wrote the file (client/src/lib/answerExport): its values are then exact. */
  readonly ours?: 'csv' | 'json';
  /** The sheet or file of the record, where several are read. */
  readonly part?: string;
  readonly named?: NamedByFile;
};

type BrokenRecord = {
  readonly kind: 'broken';
  readonly line: number;
  readonly reason: BrokenReason;
  readonly part?: string;
};

/** A note about the whole file, with the values for its text. */
type SourceNote = {
  readonly kind: 'note';
  /** 0: not about a single line. */
  readonly line: number;
  readonly note: ImportNoteId;
  readonly values?: readonly string[];
};

export type SourceEvent = SourceRecord | BrokenRecord | SourceNote;

/**
 * Parses text in chunks of any size into records. Uses no files or streams, so that a command, a server route and a browser worker can all
 * feed it. Never throws on bad input: unreadable text becomes a broken record.
 */
export interface RecordParser {
  push(text: string): readonly SourceEvent[];
  end(): readonly SourceEvent[];
}

/**
 * Maximum record length in characters. Beyond it a quote or bracket was surely never closed, and buffering more would exceed the memory
 * limit.
 */
export const MAX_RECORD_LENGTH = 24_000_000;

/** Counts the line breaks of a text. */
export function countLines(text: string, from = 0, to = text.length, mark = '\n'): number {
  let lines = 0;
  for (let at = text.indexOf(mark, from); at !== -1 && at < to; at = text.indexOf(mark, at + 1)) lines += 1;
  return lines;
}
