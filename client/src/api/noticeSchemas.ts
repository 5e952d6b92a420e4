import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** A notice of the bell in the navbar (GET /api/front/notice/index; POST /api/front/notice/read with ids). */
export const noticeSchema = v.object({
  id: v.string(),
  title_zh: v.string(),
  title_en: v.string(),
  body_zh: v.string(),
  body_en: v.string(),
  at: instantSchema,
  read: v.boolean(),
  path: v.nullable(v.string()),
  /** The time zone of the days in the body; absent where the body has no days. */
  time_zone: optionalField(v.string()),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
export const noticeListSchema = v.object({ list: v.array(noticeSchema), unread: v.number() });
