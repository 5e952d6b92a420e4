import type { TextEncoding } from '#client/lib/encoding/detectEncoding.ts';
import type { ImportNote } from '#client/lib/importNotes.ts';
import type { AnswerStatus } from '#server/analysis/table/RawAnswer.ts';
import type { ColumnReport } from '../parse/columns/ColumnLog.ts';
import type { ImportFormat } from '../parse/formats/detectFormat.ts';
import type { RowProblem } from '../parse/RowReader.ts';
import type { BrokenReason } from '../parse/sourceEvents.ts';
import type { BrandTally } from './AnswerTally.ts';

export type SkipReason = RowProblem | BrokenReason | 'duplicate' | 'too_many_platforms';

/** Line of the file and index among its records, both from 1; a whole JSON list may be on one line. */
export type SkipPlace = {
  readonly line: number;
  readonly record: number;
  /** The sheet or file, if several were read. */
  readonly part?: string;
  /** The invalid value, if it is that of one cell. */
  readonly value?: string;
};

export type SkipTally = {
  readonly reason: SkipReason;
  readonly count: number;
  /** The places of the first ten. */
  readonly places: readonly SkipPlace[];
};

/** The result of an import. Plain data, so that a command can print it and a server can send it. */
export type ImportSummary = {
  /** False if no row was valid: then nothing was written. */
  readonly written: boolean;
  readonly project: { readonly id: string; readonly name: string; readonly isNew: boolean };
  readonly file: ColumnReport & {
    readonly format: ImportFormat;
    readonly encoding: TextEncoding;
    /** Unreadable bytes or characters, replaced by U+FFFD. */
    readonly replacedCharacters: number;
    readonly notes: readonly ImportNote[];
  };
  readonly rows: {
    readonly read: number;
    readonly imported: number;
    /** Answers that an earlier import added. */
    readonly alreadyThere: number;
    readonly skipped: readonly SkipTally[];
  };
  /** Figures of the whole project after the import, earlier answers included. */
  readonly totals: {
    readonly answers: number;
    readonly statuses: Readonly<Record<AnswerStatus, number>>;
    readonly prompts: number;
    readonly topics: number;
    readonly platforms: readonly { readonly name: string; readonly answers: number }[];
    /** Calendar days in the clock's zone, YYYY-MM-DD; null without answers. */
    readonly firstDate: string | null;
    readonly lastDate: string | null;
    readonly brands: readonly BrandTally[];
    readonly citations: { readonly kept: number; readonly dropped: number; readonly notCaptured: number };
  };
  /** Rows that only add a source to an earlier row's answer. */
  readonly joined: number;
  /** Sentiment labels other than positive, neutral, negative. */
  readonly unreadSentiments: number;
  /** Rows whose topic differs from their prompt's first one. */
  readonly otherTopics: number;
  /** Rows whose prompt people deleted: kept, and counted once the prompt is restored. */
  readonly ofDeleted: number;
};
