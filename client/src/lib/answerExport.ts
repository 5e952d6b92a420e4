import * as v from 'valibot';
import { withoutInnerGuards } from './csv.ts';
import type { CsvCell } from './csv.ts';

/**
 * Schema id of exported answers (JSON or CSV), which the import reads back. Raise the number for a change that an older reader would
 * misread; a new field does not need it.
 */
export const ANSWERS_SCHEMA = 'answerscope.answers/1';

const text = v.string();
const sentiment = v.picklist(['positive', 'neutral', 'negative']);

/** A tracked brand with what answers are searched for. */
export const exportedBrandSchema = v.object({
  name: text,
  own: v.boolean(),
  aliases: v.array(text),
  /** The name is also a common word: it must match case. */
  match_case: v.boolean(),
  domains: v.array(text),
  /** Which of these names is displayed, by language; absent in older files. */
  names: v.exactOptional(v.object({ zh: v.exactOptional(text), en: v.exactOptional(text) })),
});
export type ExportedBrand = v.InferOutput<typeof exportedBrandSchema>;

/** What an answer says about one brand that it mentions. */
const exportedMentionSchema = v.object({
  brand: text,
  own: v.boolean(),
  /** Places in `answer`: UTF-16 offsets, end exclusive. */
  spans: v.array(v.tuple([v.number(), v.number()])),
  /** Position among the tracked brands mentioned, from 1 in order of first mention. */
  position: v.number(),
  sentiment: v.nullable(sentiment),
  /** `labelled`: came with the data; `estimated`: by our rules. */
  sentiment_source: v.nullable(v.picklist(['labelled', 'estimated'])),
});

/** One answer of one platform to one prompt, with what was found in it. */
const exportedAnswerSchema = v.object({
  id: text,
  platform: text,
  prompt: text,
  topic: v.nullable(text),
  tags: v.array(text),
  /** From 1. */
  run: v.number(),
  /** ISO 8601, UTC; YYYY-MM-DD where only the day is known. */
  asked_at: text,
  status: v.picklist(['ok', 'refused', 'empty', 'failed']),
  model: v.nullable(text),
  /** Markdown, as the platform gave it. */
  answer: text,
  /** Null: not captured; `[]`: captured, and there were none. Normalised addresses. */
  citations: v.nullable(v.array(v.object({ position: v.number(), url: text, title: text }))),
  /** Queries the engine ran, when known. */
  searches: v.array(text),
  /** Labels that came with the data, by brand name; estimated ones are only under `mentions`. */
  brand_sentiments: v.record(text, sentiment),
  mentions: v.array(exportedMentionSchema),
  /** Who asked, from where, in which language and through what, where it was recorded. */
  country: v.exactOptional(text),
  language: v.exactOptional(text),
  persona: v.exactOptional(text),
  surface: v.exactOptional(text),
  /** How the answer was collected, if this product collected it; absent in older files. */
  model_asked: v.exactOptional(text),
  search_mode: v.exactOptional(text),
  /** Absent when unknown. */
  searched: v.exactOptional(v.boolean()),
  run_id: v.exactOptional(text),
  truncated: v.exactOptional(v.boolean()),
  /** Pages that the engine retrieved but does not cite; absent or null: unknown. */
  retrieved: v.exactOptional(v.nullable(v.array(v.object({ position: v.number(), url: text, title: text })))),
});
export type ExportedAnswer = v.InferOutput<typeof exportedAnswerSchema>;

/** The header of the JSON form. */
const exportHeadSchema = v.object({
  schema: v.literal(ANSWERS_SCHEMA),
  exported_at: text,
  project: v.object({ name: text, start_time: text, end_time: text, time_zone: text }),
  /** Filters other than the days, as requested; absent without filters and in older files. */
  filters: v.exactOptional(v.record(text, v.unknown())),
  /** Own brand first. */
  brands: v.array(exportedBrandSchema),
  /** Caveats about how the answers were collected; absent when there are none. */
  notes: v.exactOptional(v.array(text)),
});
export type ExportHead = v.InferOutput<typeof exportHeadSchema>;

export const answersFileSchema = v.object({ ...exportHeadSchema.entries, answers: v.array(exportedAnswerSchema) });

/** Columns of the CSV form: the schema, then the fields of an answer in their order, with the brands and notes among them. */
export const ANSWER_COLUMNS = [
  'schema',
  'id',
  'platform',
  'prompt',
  'topic',
  'tags',
  'run',
  'asked_at',
  'status',
  'model',
  'answer',
  'citations',
  'searches',
  'brand_sentiments',
  'mentions',
  'brands',
  'country',
  'language',
  'persona',
  'surface',
  'model_asked',
  'search_mode',
  'searched',
  'run_id',
  'truncated',
  'retrieved',
  'notes',
  'scope',
] as const;

/** A text that already looks guarded gets one more apostrophe, so that removing one always restores the original. */
const LOOKS_GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

const guarded = (cell: string): string => (LOOKS_GUARDED.test(cell) ? `'${cell}` : cell);

/** Removes from a text cell of an exported CSV file the apostrophes that keep spreadsheets from running it as a formula. */
export function withoutGuard(cell: string): string {
  const outside = withoutInnerGuards(cell);
  return LOOKS_GUARDED.test(outside) ? outside.slice(1) : outside;
}

/**
 * An answer as a CSV row. Lists and objects are JSON in their cell; an empty cell is null.
 * @param head tracked brands, notes and scope of the file, passed with the first row only because all rows share them
 */
export function toAnswerCells(answer: ExportedAnswer, head: Omit<ExportHead, 'schema'> | null): readonly CsvCell[] {
  const { brands = null, notes = [] } = head ?? {};
  const scope = head === null ? null : { exported_at: head.exported_at, ...head.project, filters: head.filters ?? {} };
  const { topic, model, citations } = answer;
  return [
    ANSWERS_SCHEMA,
    guarded(answer.id),
    guarded(answer.platform),
    guarded(answer.prompt),
    topic === null ? null : guarded(topic),
    JSON.stringify(answer.tags),
    answer.run,
    answer.asked_at,
    answer.status,
    model === null ? null : guarded(model),
    guarded(answer.answer),
    citations === null ? null : JSON.stringify(citations),
    JSON.stringify(answer.searches),
    JSON.stringify(answer.brand_sentiments),
    JSON.stringify(answer.mentions),
    brands === null ? null : JSON.stringify(brands),
    ...[answer.country, answer.language, answer.persona, answer.surface].map((detail) =>
      detail === undefined ? null : guarded(detail),
    ),
    ...[answer.model_asked, answer.search_mode].map((detail) => (detail === undefined ? null : guarded(detail))),
    answer.searched === undefined ? null : String(answer.searched),
    answer.run_id === undefined ? null : guarded(answer.run_id),
    answer.truncated === undefined ? null : String(answer.truncated),
    answer.retrieved === null || answer.retrieved === undefined ? null : JSON.stringify(answer.retrieved),
    notes.length === 0 ? null : guarded(notes.join('\n')),
    scope === null ? null : JSON.stringify(scope),
  ];
}
