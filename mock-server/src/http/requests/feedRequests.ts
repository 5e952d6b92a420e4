import * as v from 'valibot';
import { tableNames } from '../../service/tables/allTables.ts';
import { tableFormats } from '../../service/tables/writeTable.ts';
import { dateField, idField, textField, timeZoneField } from './fields.ts';

export const feedRequest = v.object({
  table: v.picklist(tableNames),
  format: v.optional(v.picklist(tableFormats), 'csv'),
  /** Days of `time_zone`, both included; left out: all. */
  start_time: v.optional(dateField),
  end_time: v.optional(dateField),
  /** Of the project and of the caller, for those who can send no header. Read where callers and projects are found. */
  project: v.optional(idField),
  key: v.optional(textField(500)),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});
