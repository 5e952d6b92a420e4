import * as v from 'valibot';
import { tableNames } from '#server/service/tables/allTables.ts';
import { tableFormats } from '#server/service/tables/writeTable.ts';
import { dateField, idField, textField, timeZoneField } from './fields.ts';

export const feedRequest = v.object({
  table: v.picklist(tableNames),
  format: v.optional(v.picklist(tableFormats), 'csv'),
  start_time: v.optional(
    v.pipe(dateField, v.description('First day in `time_zone`. Without it: that of the first answer.')),
  ),
  end_time: v.optional(
    v.pipe(dateField, v.description('Last day in `time_zone`, included. Without it: that of the last answer.')),
  ),
  // `findCaller` and `findProject` read these two.
  project: v.optional(v.pipe(idField, v.description('The project’s ID, for programs that can’t send headers.'))),
  key: v.optional(v.pipe(textField(500), v.description('The key, for programs that can’t send headers.'))),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});
