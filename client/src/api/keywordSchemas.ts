import * as v from 'valibot';
import { maybeMeasureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { demandBandSchema, intentSchema } from './promptSchemas.ts';
import { brandRefSchema, scopeSchema } from './reportSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/**
 * `given` shipped with the project; `own` was added by a person; `suggested` is derived from prompts and searches, in a project without
 * keywords.
 */
export const keywordOriginSchema = openPicklist(['given', 'own', 'suggested']);
/** The source of the demand band. */
export const demandFromSchema = openPicklist(['given', 'typed', 'imported', 'estimated']);
/**
 * `ahead`: one brand is mentioned significantly more often; `tied`; `alone`: the only brand that is tracked is mentioned; `thin`: too few answers
 * for a verdict; `none`: no brand is mentioned.
 */
export const leadSchema = openPicklist(['ahead', 'tied', 'alone', 'thin', 'none']);

export const keywordRowSchema = v.object({
  id: v.string(),
  label: v.string(),
  origin: keywordOriginSchema,
  /** Null: unknown. */
  demand: v.nullable(v.object({ band: demandBandSchema, source: v.string(), from: demandFromSchema })),
  intent: openPicklist(intentSchema.options),
  /** A person chose the intent; else rules derive it. */
  intent_typed: v.boolean(),
  /** At least one active prompt asks about it. */
  tracked: v.boolean(),
  /** Prompts that ask about it, paused ones included, regardless of filters. */
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

/** A keyword before a change; undo sends it back. `saved` null: as recorded, or it did not exist. */
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

/** The result of a change. */
export const keywordsChangedSchema = v.object({
  /** Ids of new keywords, and of existing ones that changed. */
  added: v.array(v.string()),
  changed: v.array(v.string()),
  before: v.array(keywordStateSchema),
});
export type KeywordsChanged = v.InferOutput<typeof keywordsChangedSchema>;

/** A line of a file as it would be saved. `state`: not there yet; there with another band; unchanged; twice in the file. */
export const keywordLineSchema = v.object({
  line: v.number(),
  label: v.string(),
  /** As in the file. */
  volume: v.string(),
  band: v.nullable(demandBandSchema),
  state: openPicklist(['new', 'changes', 'same', 'repeated']),
});
export type KeywordLine = v.InferOutput<typeof keywordLineSchema>;

const fileLineSchema = v.object({ line: v.number(), text: v.string() });

/**
 * Numbers per day; impressions of own pages in place of searches; parts summed; ends of a range in two columns; points as thousands
 * separators; ambiguous numbers.
 */
const KEYWORD_FILE_NOTES = [
  'by_day',
  'impressions',
  'summed',
  'two_ends',
  'points_between_thousands',
  'unsure_numbers',
] as const;

/** The parsed content of a keyword file; nothing is saved yet. */
export const keywordFileSchema = v.variant('kind', [
  v.object({
    kind: v.literal('read'),
    /** Names of the recognized columns; null: the file has none. */
    keyword_column: v.nullable(v.string()),
    volume_column: v.nullable(v.string()),
    /** How ambiguous volumes were interpreted; absent in drafts of older versions. */
    notes: v.nullish(v.array(openPicklist(KEYWORD_FILE_NOTES)), []),
    lines: v.array(keywordLineSchema),
    /** Unreadable lines, the first ones of each reason. */
    problems: v.array(
      v.object({ ...fileLineSchema.entries, reason: openPicklist(['empty', 'too_long', 'bad_volume', 'total']) }),
    ),
    /** Total number of problems, and lines beyond the limit of one import. */
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
