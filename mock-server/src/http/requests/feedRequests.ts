import * as v from 'valibot';
import { tableNames } from '#server/service/tables/allTables.ts';
import { tableFormats } from '#server/service/tables/writeTable.ts';
import { dateField, idField, textField, timeZoneField } from './fields.ts';

export const feedRequest = v.object({
  table: v.picklist(tableNames),
  format: v.optional(v.picklist(tableFormats), 'csv'),
  /** First and last day in `time_zone`, inclusive; omitted: all days. */
  start_time: v.optional(dateField),
  end_time: v.optional(dateField),
  /** Project and key, for programs that cannot send headers. `findCaller` and `findProject` read them. */
  project: v.optional(idField),
  key: v.optional(textField(500)),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});
