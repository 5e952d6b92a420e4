import type { ImportNoteId } from '#client/lib/importNotes.ts';
import type { NamedByFile } from './namesOfFiles.ts';

/** Why a record could not even be read as one. */
export type BrokenReason =
  | 'unclosed_quote'
  | 'too_many_cells'
  | 'uncomputed'
  | 'invalid_json'
  | 'not_an_object'
  | 'too_long'
  | 'cut_off';

/** One row of a table or one object of a list. `keys` is the same array for rows that share their columns. */
export type SourceRecord = {
  readonly kind: 'record';
  /** Line of the file on which the record begins, from 1. */
  readonly line: number;
  readonly keys: readonly string[];
  /** Values by the place of their key; a short row has fewer. */
  readonly values: readonly unknown[];
  /** The form, when it was exported here (client/src/lib/answerExport): its values are then known to the letter. */
  readonly ours?: 'csv' | 'json';
  /** The sheet or file it stands in, where several are read. */
  readonly part?: string;
  readonly named?: NamedByFile;
};

type BrokenRecord = {
  readonly kind: 'broken';
  readonly line: number;
  readonly reason: BrokenReason;
  readonly part?: string;
};

/** Something about the whole file, with the values its text names. */
type SourceNote = {
  readonly kind: 'note';
  /** 0 where it is of no line. */
  readonly line: number;
  readonly note: ImportNoteId;
  readonly values?: readonly string[];
};

export type SourceEvent = SourceRecord | BrokenRecord | SourceNote;

/**
 * Turns text, in pieces of any size, into records. Knows no files and no streams, so that a command, a server route and
 * a browser's worker can all feed it. Never throws on bad input: what cannot be read becomes a broken record.
 */
export interface RecordParser {
  push(text: string): readonly SourceEvent[];
  end(): readonly SourceEvent[];
}

/**
 * The longest record, in characters. Beyond it a quote or bracket was surely never closed, and keeping more would
 * break the promise about memory.
 */
export const MAX_RECORD_LENGTH = 24_000_000;

/** How many line breaks a text holds. */
export function countLines(text: string, from = 0, to = text.length, mark = '\n'): number {
  let lines = 0;
  for (let at = text.indexOf(mark, from); at !== -1 && at < to; at = text.indexOf(mark, at + 1)) lines += 1;
  return lines;
}
