import * as v from 'valibot';
import { baseField, idField, textField, timeZoneField } from './fields.ts';

export const portfolioRequest = v.object({
  days: v.pipe(v.optional(v.picklist(['7', '28', '90']), '7'), v.transform(Number), v.number()),
  archived: v.optional(v.picklist(['0', '1']), '0'),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});

export const groupRequest = v.object({
  ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(200)),
  /** Empty: removes the project from its group. */
  name: textField(400),
  base: baseField,
});
