import * as v from 'valibot';
import { IMPORT_FIELDS } from '../../../../client/src/lib/importFields.ts';
import { idField, textField, timeZoneField } from './fields.ts';

const columnField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));

/** Our field to the file's column. */
const mappingField = v.record(v.picklist(IMPORT_FIELDS), columnField);

const typedName = v.pipe(textField(100), v.nonEmpty());

const brandField = v.object({
  name: typedName,
  aliases: v.optional(v.pipe(v.array(textField(100)), v.maxLength(100)), []),
  match_case: v.optional(v.boolean()),
  domains: v.optional(v.pipe(v.array(textField(253)), v.maxLength(100))),
});

export const inspectRequest = v.object({
  file_id: idField,
  mapping: mappingField,
  time_zone: v.optional(timeZoneField),
});

/** What may travel beside an uploaded file. */
export const uploadRequest = v.object({ time_zone: v.optional(timeZoneField) });

export const importRequest = v.object({
  file_id: idField,
  project_name: typedName,
  brand: brandField,
  competitors: v.optional(v.pipe(v.array(brandField), v.maxLength(31)), []),
  mapping: mappingField,
  platform: v.optional(textField(200), ''),
  time_zone: v.optional(timeZoneField),
});
export type ImportOrder = v.InferOutput<typeof importRequest>;

export const importJobRequest = v.object({ job_id: idField });
