import * as v from 'valibot';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const name = v.pipe(text(200), v.trim(), v.nonEmpty());
const detail = v.optional(v.nullable(text(200)));
const flag = v.optional(v.nullable(v.boolean()));
/** A list of bare addresses is what many pipelines have: the refusal shows the form. */
const page = v.object(
  { url: v.pipe(text(4000), v.trim(), v.nonEmpty()), title: v.optional(v.nullable(text(500))) },
  'source',
);
const pages = v.pipe(v.array(page), v.maxLength(2000));

/** For the description of the API. */
const ASKED_AT = {
  description: 'ISO 8601 with its zone, or YYYY-MM-DD.',
  anyOf: ['date-time', 'date'].map((format) => ({ type: 'string', format })),
};

/**
 * A recorded answer as a program sends it: the record of the export, of which only four fields are needed. Null is a field left out: tables
 * turned into JSON have it in every cell without a value.
 */
export const pushedRecordSchema = v.object({
  /** The sender's own, by which a second sending is known; or that of an exported answer. */
  id: v.optional(v.nullable(text(200))),
  platform: name,
  prompt: v.pipe(text(20_000), v.trim(), v.nonEmpty()),
  /** Markdown. */
  answer: text(1_000_000),
  asked_at: v.pipe(text(40), v.metadata(ASKED_AT)),
  topic: v.optional(v.nullable(text(200))),
  tags: v.nullish(v.pipe(v.array(text(40)), v.maxLength(10)), []),
  run: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)), 1),
  status: v.optional(v.nullable(v.picklist(['ok', 'refused', 'empty', 'failed']))),
  model: v.optional(v.nullable(text(200))),
  /** Null or left out: not captured; []: none. */
  citations: v.optional(v.nullable(pages)),
  searches: v.nullish(v.pipe(v.array(text(1000)), v.maxLength(200)), []),
  /** By brand name. */
  brand_sentiments: v.nullish(v.record(text(200), v.picklist(['positive', 'neutral', 'negative'])), {}),
  country: detail,
  language: detail,
  persona: detail,
  surface: detail,
  /** How it was collected, where the sender knows it. */
  model_asked: detail,
  search_mode: detail,
  run_id: detail,
  searched: flag,
  truncated: flag,
  /** Pages the engine looked at and does not cite; null or left out: not known. */
  retrieved: v.optional(v.nullable(pages)),
});
export type PushedRecord = v.InferOutput<typeof pushedRecordSchema> & {
  /** What it says beside these, under names that are no fields. */
  readonly beside: readonly string[];
};

/** Fields of an exported answer that its text tells anew. */
const FOUND_ANEW: readonly string[] = ['mentions'];

/** Names in a record as it was sent that are no fields and have a value. */
export function unknownFields(sent: unknown): readonly string[] {
  const known = [...Object.keys(pushedRecordSchema.entries), ...FOUND_ANEW];
  const entries: readonly (readonly [string, unknown])[] = isPlainObject(sent) ? Object.entries(sent) : [];
  return entries.flatMap(([field, value]) => (known.includes(field) || value === null ? [] : [field]));
}
