import * as v from 'valibot';
import { sourceSortSchema, splitBySchema, splitMeasureSchema } from '#client/api/answerIndexSchemas.ts';
import { objectionKindSchema } from '#client/api/objectionSchemas.ts';
import { givenSourceTypeSchema, sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { stageSchema } from '#client/api/stageSchemas.ts';
import { dateField, idField, pageField, pageSizeField, textField, timeZoneField } from './fields.ts';

const idsField = (about: string) => v.optional(v.pipe(v.array(idField), v.maxLength(500), v.description(about)), []);

const dayField = (about: string) => v.optional(v.pipe(dateField, v.description(about)));

/** An optional parameter and, for the API description, what it selects. */
function told<S extends v.GenericSchema>(schema: S, about: string) {
  return v.optional(v.pipe(schema, v.description<v.InferOutput<S>, string>(about)));
}

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
  brand_id: told(
    idField,
    'The brand that mention, sentiment, cites=own, gap and objection are about; alone it selects nothing. Without it: your brand.',
  ),
  mention: told(
    v.picklist(['named', 'not_named', 'first', 'nobody']),
    'Only answers that mention the brand, do not mention it, or mention it first; nobody: that mention no tracked brand.',
  ),
  sentiment: told(
    v.picklist(['positive', 'neutral', 'negative']),
    'Only answers that mention the brand with this sentiment.',
  ),
  cites: told(
    v.picklist(['own', 'any', 'none']),
    'Only answers that cite a site of the brand, or any page; none: whose citations were captured, and that cite nothing.',
  ),
  domain: told(
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253), v.toLowerCase()),
    'Only answers that cite this domain or host.',
  ),
  url: told(addressField, 'Only answers that cite this page.'),
  url_prefix: told(addressField, 'Only answers that cite this page or one below it.'),
  source_type: told(sourceTypeSchema, 'Only answers that cite a source of this type.'),
  gap: told(v.literal('1'), 'Only answers that mention other tracked brands and not the brand.'),
  prompt_id: told(idField, 'Only answers to this prompt.'),
  prompt_ids: told(textField(8000), 'Only answers to these prompts: IDs, separated by commas.'),
  search: told(textField(2000), 'Only answers for which the engine ran this search.'),
  status: told(
    v.picklist(['ok', 'refused', 'empty', 'failed']),
    'Only answers of this status. Without it: ok, the usable ones.',
  ),
  q: told(textField(200), 'Only answers whose text has all of these words.'),
  persona: told(idField, 'Only prompts of this persona.'),
  stage: told(stageSchema, 'Only prompts of this stage.'),
  theme: told(idField, 'Only prompts of this theme.'),
  outside: told(v.literal('1'), 'Only prompts outside the persona or theme.'),
  searched: told(v.literal('1'), 'Answers to any prompt for which the engine ran a search of the theme.'),
  unmet: told(v.literal('1'), 'Only prompts whose answers leave your brand out.'),
  objection: told(objectionKindSchema, 'Only answers that raise this objection; with brand_id, against that brand.'),
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
