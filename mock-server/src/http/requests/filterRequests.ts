import * as v from 'valibot';
import { sourceSortSchema, splitBySchema, splitMeasureSchema } from '#client/api/answerIndexSchemas.ts';
import { objectionKindSchema } from '#client/api/objectionSchemas.ts';
import { givenSourceTypeSchema, sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { stageSchema } from '#client/api/stageSchemas.ts';
import { dateField, idField, pageField, pageSizeField, textField, timeZoneField } from './fields.ts';

const idsField = (about: string) => v.optional(v.pipe(v.array(idField), v.maxLength(500), v.description(about)), []);

const dayField = (about: string) => v.optional(v.pipe(dateField, v.description(about)));

/** The longest stored citation URL. */
const addressField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(8192));

export const filterEntries = {
  start_time: dayField('First day. Without it: 6 days before the last one.'),
  end_time: dayField('Last day, included. Without it: today.'),
  topic_ids: idsField('Only prompts of these topics. Without it: all.'),
  platform_ids: idsField('Only answers of these platforms. Without it: all.'),
  keyword_ids: v.optional(
    v.pipe(
      textField(8000),
      v.description('Only prompts of these keywords: IDs, separated by commas. Without it: all.'),
    ),
    '',
  ),
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
  branded: v.optional(
    v.pipe(
      v.picklist(['branded', 'unbranded']),
      v.description('Only prompts that mention a tracked brand, or only the others.'),
    ),
  ),
  tag: v.optional(v.pipe(idField, v.description('Only prompts with this tag.'))),
  compare_start_time: dayField(
    'First day to compare with. Without both: the period of the same length just before. The two periods must not overlap.',
  ),
  compare_end_time: dayField('Last day to compare with. Send both or neither.'),
};

export const filterRequest = v.object(filterEntries);

/** Selects answers: the filter form and the parameters that narrow it to the answers behind one figure. */
export const answerListRequest = v.object({
  ...filterEntries,
  brand_id: v.optional(idField),
  mention: v.optional(v.picklist(['named', 'not_named', 'first', 'nobody'])),
  sentiment: v.optional(v.picklist(['positive', 'neutral', 'negative'])),
  cites: v.optional(v.picklist(['own', 'any', 'none'])),
  domain: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253), v.toLowerCase())),
  url: v.optional(addressField),
  url_prefix: v.optional(addressField),
  source_type: v.optional(sourceTypeSchema),
  gap: v.optional(v.literal('1')),
  prompt_id: v.optional(idField),
  prompt_ids: v.optional(textField(8000)),
  search: v.optional(textField(2000)),
  status: v.optional(v.picklist(['ok', 'refused', 'empty', 'failed'])),
  q: v.optional(textField(200)),
  persona: v.optional(idField),
  stage: v.optional(stageSchema),
  theme: v.optional(idField),
  outside: v.optional(v.literal('1')),
  searched: v.optional(v.literal('1')),
  unmet: v.optional(v.literal('1')),
  objection: v.optional(objectionKindSchema),
  page: pageField,
  page_size: pageSizeField(200, 20),
});

/** Sets the type of a source; null: the recognised type. */
export const sourceTypeRequest = v.object({
  domain: v.pipe(textField(253), v.nonEmpty()),
  type: v.nullable(givenSourceTypeSchema),
});

/** The table of cited domains. */
export const sourceTableRequest = v.object({
  ...filterEntries,
  sort: v.optional(sourceSortSchema, 'citations'),
  order: v.optional(v.picklist(['asc', 'desc'])),
  q: v.optional(textField(200)),
  source_type: v.optional(sourceTypeSchema),
  gap: v.optional(v.literal('1')),
  page: pageField,
  page_size: pageSizeField(200, 20),
});

/** Asks why a measure changed. */
export const whyMovedRequest = v.object({
  ...filterEntries,
  measure_id: splitMeasureSchema,
  brand_id: v.optional(idField),
  by: splitBySchema,
});

export const answerRequest = v.object({ id: idField });
