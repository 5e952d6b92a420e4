import * as v from 'valibot';
import { TEXT_ENCODINGS } from '#client/lib/encoding/encodings.ts';
import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import { DATE_ORDERS, EMPTY_SOURCES } from '#client/lib/importNotes.ts';
import { dateField, idField, textField, timeZoneField } from './fields.ts';

const columnField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));

/** Maps our fields to the file's columns. */
const mappingField = v.record(v.picklist(IMPORT_FIELDS), columnField);

const typedName = v.pipe(textField(100), v.nonEmpty());

const brandField = v.object({
  name: typedName,
  aliases: v.optional(v.pipe(v.array(textField(100)), v.maxLength(100)), []),
  match_case: v.optional(v.boolean()),
  domains: v.optional(v.pipe(v.array(textField(253)), v.maxLength(100))),
});

/** How to read the file, as far as a person chose it. */
const readingEntries = {
  encoding: v.optional(v.picklist(TEXT_ENCODINGS)),
  date_order: v.optional(v.picklist(DATE_ORDERS)),
  /** The day for rows without a date. */
  date: v.optional(dateField),
  /** Sheet of a workbook, or file of an archive. */
  part: v.optional(textField(500)),
  /** What an empty cell of the sources column means; omitted: no sources. */
  empty_sources: v.optional(v.picklist(EMPTY_SOURCES)),
};

export const inspectRequest = v.object({
  ...readingEntries,
  file_id: idField,
  /** Omitted: the recognised columns. */
  mapping: v.optional(mappingField),
  time_zone: v.optional(timeZoneField),
});

/** Form fields beside an uploaded file. */
export const uploadRequest = v.object({ time_zone: v.optional(timeZoneField) });

export const importRequest = v.object({
  file_id: idField,
  /** Adds to this project, which keeps its own name and brand. */
  project_id: v.optional(idField),
  project_name: typedName,
  brand: brandField,
  competitors: v.optional(v.pipe(v.array(brandField), v.maxLength(31)), []),
  mapping: mappingField,
  ...readingEntries,
  platform: v.optional(textField(200), ''),
  time_zone: v.optional(timeZoneField),
});
export type ImportOrder = v.InferOutput<typeof importRequest>;

export const undoRequest = v.object({ import_id: idField });

export const importJobRequest = v.object({ job_id: idField });
