import type { AnswerStatus } from '../../analysis/table/RawAnswer.ts';
import type { BrandTally } from './AnswerTally.ts';
import type { ColumnReport } from '../parse/ColumnLog.ts';
import type { TextEncoding } from '../parse/detectEncoding.ts';
import type { ImportFormat } from '../parse/detectFormat.ts';
import type { RowProblem } from '../parse/RowReader.ts';
import type { ImportNote } from '#client/lib/importNotes.ts';
import type { BrokenReason } from '../parse/sourceEvents.ts';

export type SkipReason = RowProblem | BrokenReason | 'duplicate' | 'too_many_platforms';

/** Line of the file, and place among its records; a whole JSON list may stand on one line. Both from 1. */
export type SkipPlace = {
  readonly line: number;
  readonly record: number;
  /** The sheet or file it is in, where several were read. */
  readonly part?: string;
  /** What stands there and could not be read, where that is a value of one cell. */
  readonly value?: string;
};

export type SkipTally = {
  readonly reason: SkipReason;
  readonly count: number;
  /** Where the first ten were. */
  readonly places: readonly SkipPlace[];
};

/** What an import did. Plain data, so that a command can print it and a server can send it. */
export type ImportSummary = {
  /** False when no row was good: then nothing was written. */
  readonly written: boolean;
  readonly project: { readonly id: string; readonly name: string; readonly isNew: boolean };
  readonly file: ColumnReport & {
    readonly format: ImportFormat;
    readonly encoding: TextEncoding;
    /** Bytes or characters that were unreadable and stand as U+FFFD. */
    readonly replacedCharacters: number;
    readonly notes: readonly ImportNote[];
  };
  readonly rows: {
    readonly read: number;
    readonly imported: number;
    /** The project had them from an earlier import. */
    readonly alreadyThere: number;
    readonly skipped: readonly SkipTally[];
  };
  /** All of the project after the import, earlier answers included. */
  readonly totals: {
    readonly answers: number;
    readonly statuses: Readonly<Record<AnswerStatus, number>>;
    readonly prompts: number;
    readonly topics: number;
    readonly platforms: readonly { readonly name: string; readonly answers: number }[];
    /** Calendar days of the clock's zone, YYYY-MM-DD, or null without answers. */
    readonly firstDate: string | null;
    readonly lastDate: string | null;
    readonly brands: readonly BrandTally[];
    readonly citations: { readonly kept: number; readonly dropped: number; readonly notCaptured: number };
  };
  /** Rows that hold another source of an answer that a row before them brought. */
  readonly joined: number;
  /** Labels of sentiment that are none of positive, neutral, negative. */
  readonly unreadSentiments: number;
  /** Rows that name another topic than their prompt had first. */
  readonly otherTopics: number;
  /** Rows of prompts that people deleted: kept, and counted once the prompt is restored. */
  readonly ofDeleted: number;
};
