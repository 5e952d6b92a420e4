import * as v from 'valibot';
import { DATE_ORDERS, EMPTY_SOURCES, IMPORT_NOTES } from '../lib/importNotes.ts';
import { brandNamesSchema } from './brandNamesSchemas.ts';
import { jobEntries } from './jobSchemas.ts';
import { statusCountsSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

const importNoteSchema = v.object({
  note: v.picklist(IMPORT_NOTES),
  /** 0 where no line applies. */
  line: v.number(),
  values: v.nullish(v.array(v.string()), []),
});

/** What the parser found in a file, before anything is imported. */
export const importInspectionSchema = v.object({
  file_id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  format: v.picklist(['csv', 'json', 'jsonl']),
  /** Column names in file order, with up to three sample values. */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
  /** Our field to the column recognized for it. */
  mapping: v.record(v.string(), v.string()),
  /** Required fields without a recognized column. */
  missing: v.array(v.string()),
  /**
   * The first rows by our field names, as they would be imported (at most 10), cells cut to 300 characters. A row that would be skipped is
   * given as in the file, with the reason (as in the result) under `problem`.
   */
  rows: v.array(v.record(v.string(), v.string())),
  /** Brands that the file itself defines, own first: only files exported from here do. */
  brands: v.array(brandNamesSchema),
  /** Names that occur often in the answers, with the number of sampled answers that contain them, most first. */
  brand_suggestions: v.array(v.object({ name: v.string(), answers: v.number() })),
  sampled_answers: v.number(),
  /** Sites cited in the sampled answers, most often first: registrable domain, the domain without its suffix, and the citing answers. */
  cited_sites: v.nullish(v.array(v.object({ domain: v.string(), label: v.string(), answers: v.number() })), []),
  /** How the file was parsed: its encoding, and the part that was read. */
  encoding: v.nullish(v.string(), 'utf-8'),
  /** Sheets of a workbook or files of an archive; empty for a single one. */
  parts: v.nullish(v.array(v.string()), []),
  part: v.nullish(v.string(), null),
  /** Order of day and month in dates such as 03/04/2026; null where no date is ambiguous. */
  date_order: v.nullish(v.picklist(DATE_ORDERS), null),
  /** How empty cells of the sources column are read; null where the sampled rows have none. */
  empty_sources: v.nullish(v.picklist(EMPTY_SOURCES), null),
  notes: v.nullish(v.array(importNoteSchema), []),
});
export type ImportInspection = v.InferOutput<typeof importInspectionSchema>;

/** The result of an import; the command line prints the same. */
export const importResultSchema = v.object({
  /** Null when no row was valid and nothing was written. */
  project_id: v.nullable(v.string()),
  project_name: v.string(),
  /** False: the answers were added to those of an earlier import; the figures below `skipped` are totals of both. */
  is_new: v.boolean(),
  read: v.number(),
  imported: v.number(),
  /** Duplicates of answers from an earlier import. */
  already_there: v.number(),
  /** Rows that add another source to the answer of an earlier row. */
  joined: v.nullish(v.number(), 0),
  /** Most frequent first, with the position of the first ten: line of the file and record number, from 1. */
  skipped: v.array(
    v.object({
      reason: v.string(),
      count: v.number(),
      lines: v.array(v.number()),
      records: v.array(v.number()),
      /** The sheet or file of each, where several were read; '' for a single one. */
      parts: v.nullish(v.array(v.string()), []),
      /** The value that could not be parsed, where it is a single one. */
      values: v.nullish(v.array(v.string()), []),
    }),
  ),
  format: v.picklist(['csv', 'json', 'jsonl']),
  encoding: v.string(),
  /** Unreadable bytes or characters that were replaced by U+FFFD. */
  replaced_characters: v.number(),
  /** Notes about the file as a whole. */
  notes: v.array(importNoteSchema),
  columns: v.array(v.object({ field: v.string(), column: v.string() })),
  unused_columns: v.array(v.string()),
  missing_fields: v.array(v.string()),
  answers: statusCountsSchema,
  prompts: v.number(),
  topics: v.number(),
  platforms: v.array(v.object({ name: v.string(), answers: v.number() })),
  first_date: v.nullable(daySchema),
  last_date: v.nullable(daySchema),
  brands: v.array(v.object({ name: v.string(), answers: v.number(), mentions: v.number() })),
  citations_kept: v.number(),
  /** Citations that are not web addresses. */
  citations_dropped: v.number(),
  /** Answers without recorded citations. */
  citations_not_captured: v.number(),
  /** Unknown sentiment labels, and rows whose topic differs from the first one of their prompt. */
  unread_sentiments: v.number(),
  other_topics: v.number(),
  /** Rows of deleted prompts: stored, and counted once the prompt is restored. */
  of_deleted: v.nullish(v.number(), 0),
});
export type ImportResult = v.InferOutput<typeof importResultSchema>;

/** The imports of a project that can be undone, newest first. */
export const importListSchema = v.object({
  list: v.array(v.object({ id: v.string(), file_name: v.string(), at: instantSchema, answers: v.number() })),
});
export type ImportList = v.InferOutput<typeof importListSchema>;

/** How many answers an undo removed, and how many remain. */
export const importUndoneSchema = v.object({ removed: v.number(), left: v.number() });

export const importJobSchema = v.variant('state', [
  v.object({ ...jobEntries, state: v.literal('running'), rows: v.number() }),
  v.object({ ...jobEntries, state: v.literal('done'), result: importResultSchema }),
  v.object({ ...jobEntries, state: v.literal('failed'), reason: v.string() }),
]);
export type ImportJob = v.InferOutput<typeof importJobSchema>;
