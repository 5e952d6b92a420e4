import { DATE_ORDERS, IMPORT_NOTES } from '../lib/importNotes.ts';
import { brandNamesSchema } from './brandNamesSchemas.ts';
import { jobEntries } from './jobSchemas.ts';
import { statusCountsSchema } from './reportSchemas.ts';
import * as v from 'valibot';
import { daySchema, instantSchema } from './timeSchemas.ts';

const importNoteSchema = v.object({
  note: v.picklist(IMPORT_NOTES),
  /** 0 where it is of no line. */
  line: v.number(),
  values: v.nullish(v.array(v.string()), []),
});

/** What was found in a file before anything is imported. */
export const importInspectionSchema = v.object({
  file_id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  format: v.picklist(['csv', 'json', 'jsonl']),
  /** Column names of the file in its order, with up to three sample values. */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
  /** Our field to the column recognised for it. */
  mapping: v.record(v.string(), v.string()),
  /** Fields a row needs for which no column was recognised. */
  missing: v.array(v.string()),
  /**
   * The first rows by our field, as they would be imported (at most 10), cells cut to 300 characters. A row that would be
   * skipped stands as it is in the file, with the reason (as in the result) under `problem`.
   */
  rows: v.array(v.record(v.string(), v.string())),
  /** Brands as the file itself defines them, own first: a file that was exported here does, any other has none. */
  brands: v.array(brandNamesSchema),
  /** Names that stand out in the answers, with the number of sampled answers that hold them, most first. */
  brand_suggestions: v.array(v.object({ name: v.string(), answers: v.number() })),
  sampled_answers: v.number(),
  /** Sites cited in the sampled answers, most often first: registrable domain, that without its ending, and the answers citing it. */
  cited_sites: v.nullish(v.array(v.object({ domain: v.string(), label: v.string(), answers: v.number() })), []),
  /** What the file was read as, and what was read of it. */
  encoding: v.nullish(v.string(), 'utf-8'),
  /** Sheets of a workbook or files of an archive; empty where there is but one. */
  parts: v.nullish(v.array(v.string()), []),
  part: v.nullish(v.string(), null),
  /** Of day and month in dates such as 03/04/2026; null where none is open. */
  date_order: v.nullish(v.picklist(DATE_ORDERS), null),
  notes: v.nullish(v.array(importNoteSchema), []),
});
export type ImportInspection = v.InferOutput<typeof importInspectionSchema>;

/** What an import did: what the command prints. */
export const importResultSchema = v.object({
  /** Null when no good row was found and nothing was written. */
  project_id: v.nullable(v.string()),
  project_name: v.string(),
  /** False: the answers joined those of an earlier import; the figures below `skipped` are those of all of them. */
  is_new: v.boolean(),
  read: v.number(),
  imported: v.number(),
  /** The project had them from an earlier import. */
  already_there: v.number(),
  /** Rows that hold another source of an answer that a row before them brought. */
  joined: v.nullish(v.number(), 0),
  /** Most frequent first, with where the first ten were: line of the file and place among its records, from 1. */
  skipped: v.array(
    v.object({
      reason: v.string(),
      count: v.number(),
      lines: v.array(v.number()),
      records: v.array(v.number()),
      /** The sheet or file of each, where several were read; '' where there is but one. */
      parts: v.nullish(v.array(v.string()), []),
      /** What stands there and could not be read, where that is one value. */
      values: v.nullish(v.array(v.string()), []),
    }),
  ),
  format: v.picklist(['csv', 'json', 'jsonl']),
  encoding: v.string(),
  /** Unreadable bytes or characters that stand as U+FFFD. */
  replaced_characters: v.number(),
  /** Something about the whole file. */
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
  /** Not a web address. */
  citations_dropped: v.number(),
  /** Answers whose sources nobody recorded. */
  citations_not_captured: v.number(),
  /** Labels of sentiment that are none of ours, and rows naming another topic than their prompt had first. */
  unread_sentiments: v.number(),
  other_topics: v.number(),
  /** Rows of prompts that people deleted: kept, and in the figures once the prompt is restored. */
  of_deleted: v.nullish(v.number(), 0),
});
export type ImportResult = v.InferOutput<typeof importResultSchema>;

/** The imports of a project that can be undone, newest first. */
export const importListSchema = v.object({
  list: v.array(v.object({ id: v.string(), file_name: v.string(), at: instantSchema, answers: v.number() })),
});
export type ImportList = v.InferOutput<typeof importListSchema>;

/** What undoing an import took out of the project, and what is left in it. */
export const importUndoneSchema = v.object({ removed: v.number(), left: v.number() });

export const importJobSchema = v.variant('state', [
  v.object({ ...jobEntries, state: v.literal('running'), rows: v.number() }),
  v.object({ ...jobEntries, state: v.literal('done'), result: importResultSchema }),
  v.object({ ...jobEntries, state: v.literal('failed'), reason: v.string() }),
]);
export type ImportJob = v.InferOutput<typeof importJobSchema>;
