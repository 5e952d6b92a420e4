import * as v from 'valibot';
import { dateField, idField, integerField, textField, timeZoneField } from './fields.ts';

const idListField = v.optional(v.pipe(v.array(idField), v.maxLength(500)), []);

export const LIST_NAMES = ['topic_ids', 'platform_ids'] as const;

const filterEntries = {
  start_time: v.optional(dateField),
  end_time: v.optional(dateField),
  topic_ids: idListField,
  platform_ids: idListField,
  keyword_ids: v.optional(textField(8000), ''),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
  compare_start_time: v.optional(dateField),
  compare_end_time: v.optional(dateField),
};

export const filterRequest = v.object(filterEntries);
export type FilterRequest = v.InferOutput<typeof filterRequest>;

/** Whose answers: the filter form and what narrows it to the answers behind one figure. */
export const answerListRequest = v.object({
  ...filterEntries,
  brand_id: v.optional(idField),
  mention: v.optional(v.picklist(['named', 'not_named', 'first'])),
  sentiment: v.optional(v.picklist(['positive', 'neutral', 'negative'])),
  cites: v.optional(v.picklist(['own', 'any', 'none'])),
  domain: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253), v.toLowerCase())),
  source_type: v.optional(
    v.picklist(['own', 'competitor', 'news', 'reference', 'forum', 'video', 'shop', 'official', 'other']),
  ),
  prompt_id: v.optional(idField),
  status: v.optional(v.picklist(['ok', 'refused', 'empty', 'failed'])),
  q: v.optional(textField(200)),
  page: v.optional(integerField(1, 1_000_000), '1'),
  page_size: v.optional(integerField(1, 200), '20'),
});
export type AnswerListRequest = v.InferOutput<typeof answerListRequest>;

export const answerRequest = v.object({ id: idField });
