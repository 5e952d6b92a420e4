import * as v from 'valibot';
import { maybeMeasureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, scopeSchema } from './reportSchemas.ts';
import { demandBandSchema, intentSchema } from './promptSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** `given` came with the project; `own` was added here; `suggested` follows from the prompts and searches of a project without any. */
export const keywordOriginSchema = openPicklist(['given', 'own', 'suggested']);
/** Who says how often it is looked up. */
export const demandFromSchema = openPicklist(['given', 'typed', 'imported', 'estimated']);
/** `ahead` one brand is really named more often; `tied`; `thin` too few answers to say; `none` nobody is named. */
export const leadSchema = openPicklist(['ahead', 'tied', 'thin', 'none']);

export const keywordRowSchema = v.object({
  id: v.string(),
  label: v.string(),
  origin: keywordOriginSchema,
  /** Null where nobody said. */
  demand: v.nullable(v.object({ band: demandBandSchema, source: v.string(), from: demandFromSchema })),
  intent: openPicklist(intentSchema.options),
  /** A person chose the intent; else it follows from rules. */
  intent_typed: v.boolean(),
  /** At least one prompt that is not paused asks about it. */
  tracked: v.boolean(),
  /** Prompts that ask about it, paused ones too, whatever the filters. */
  prompts: v.number(),
  /** Their ok answers in the scope. */
  answers: v.number(),
  visibility: maybeMeasureSchema,
  lead: leadSchema,
  leader_ids: v.array(v.string()),
  /** ISO 8601 instant of the newest answer of the scope; null without one. */
  last_asked_at: v.nullable(instantSchema),
});
export type KeywordRow = v.InferOutput<typeof keywordRowSchema>;

export const keywordTableSchema = v.object({
  list: v.array(keywordRowSchema),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
});
export type KeywordTable = v.InferOutput<typeof keywordTableSchema>;

/** A keyword as it was before a change: what undoing it sends back. `state` null: as recorded, or not there at all. */
export const keywordStateSchema = v.object({
  id: v.string(),
  taken: v.boolean(),
  saved: v.nullable(
    v.object({
      label: v.string(),
      band: v.nullable(demandBandSchema),
      source: v.string(),
      from: v.nullable(v.picklist(['typed', 'imported'])),
      intent: v.nullable(intentSchema),
      own: v.boolean(),
    }),
  ),
});
export type KeywordState = v.InferOutput<typeof keywordStateSchema>;

/** What a change did. */
export const keywordsChangedSchema = v.object({
  /** Ids of keywords that are new, and of those that were there and are changed. */
  added: v.array(v.string()),
  changed: v.array(v.string()),
  before: v.array(keywordStateSchema),
});
export type KeywordsChanged = v.InferOutput<typeof keywordsChangedSchema>;

/** A line of a file as it would be saved. `state`: not there yet; there without this band; there and the same; twice in the file. */
export const keywordLineSchema = v.object({
  line: v.number(),
  label: v.string(),
  /** As the file has it. */
  volume: v.string(),
  band: v.nullable(demandBandSchema),
  state: openPicklist(['new', 'changes', 'same', 'repeated']),
});
export type KeywordLine = v.InferOutput<typeof keywordLineSchema>;

const fileLineSchema = v.object({ line: v.number(), text: v.string() });

/**
 * Numbers by day; impressions of own pages in place of searches; parts added up; ends of a range in two columns; points between
 * thousands; numbers that may be read in two ways.
 */
const KEYWORD_FILE_NOTES = [
  'by_day',
  'impressions',
  'summed',
  'two_ends',
  'points_between_thousands',
  'unsure_numbers',
] as const;

/** What a file of keywords holds; nothing is saved yet. */
export const keywordFileSchema = v.variant('kind', [
  v.object({
    kind: v.literal('read'),
    /** Names of the columns that were recognised; null: the file has none for it. */
    keyword_column: v.nullable(v.string()),
    volume_column: v.nullable(v.string()),
    /** What was decided of the volumes that could have been read otherwise; absent in drafts of older versions. */
    notes: v.nullish(v.array(openPicklist(KEYWORD_FILE_NOTES)), []),
    lines: v.array(keywordLineSchema),
    /** Lines that cannot be read, the first ones of each reason. */
    problems: v.array(
      v.object({ ...fileLineSchema.entries, reason: openPicklist(['empty', 'too_long', 'bad_volume', 'total']) }),
    ),
    /** Problems there are in all, and lines beyond what is taken at once. */
    problem_count: v.number(),
    beyond: v.number(),
  }),
  v.object({
    kind: v.literal('refused'),
    reason: openPicklist(['empty', 'no_keyword_column', 'not_text']),
    /** The first lines, so that a reader sees what is wrong. */
    first_lines: v.array(fileLineSchema),
  }),
]);
export type KeywordFile = v.InferOutput<typeof keywordFileSchema>;
