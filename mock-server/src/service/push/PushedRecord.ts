import * as v from 'valibot';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const onOneLine = v.transform((written: string) => nameOf(written));
const name = v.pipe(text(200), onOneLine, v.nonEmpty());
const detail = v.optional(v.nullable(text(200)));
const flag = v.optional(v.nullable(v.boolean()));
/** Many pipelines have a list of plain URLs: the message shows the required form. */
const page = v.object(
  { url: v.pipe(text(4000), v.trim(), v.nonEmpty()), title: v.optional(v.nullable(text(500))) },
  'source',
);
const pages = v.pipe(v.array(page), v.maxLength(2000));

/** Example for the API description. */
const ASKED_AT = {
  description: 'ISO 8601 with its zone, or YYYY-MM-DD.',
  anyOf: ['date-time', 'date'].map((format) => ({ type: 'string', format })),
};

/**
 * A recorded answer from a program: the record format of the export with four required fields. Null means omitted: tables converted
 * to JSON have null in empty cells.
 */
export const pushedRecordSchema = v.object({
  /** The sender's id, which identifies repeated pushes; or the id of an exported answer. */
  id: v.optional(v.nullable(text(200))),
  platform: name,
  prompt: v.pipe(text(20_000), onOneLine, v.nonEmpty()),
  /** Markdown. */
  answer: text(1_000_000),
  asked_at: v.pipe(v.string('instant'), v.maxLength(40), v.metadata(ASKED_AT)),
  topic: v.optional(v.nullable(text(200))),
  tags: v.nullish(v.pipe(v.array(text(40)), v.maxLength(10)), []),
  run: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)), 1),
  status: v.optional(v.nullable(v.picklist(['ok', 'refused', 'empty', 'failed']))),
  model: v.optional(v.nullable(text(200))),
  /** Null or omitted: not captured; []: none. */
  citations: v.optional(v.nullable(pages)),
  searches: v.nullish(v.pipe(v.array(text(1000)), v.maxLength(200)), []),
  /** Sentiment by brand name. */
  brand_sentiments: v.nullish(v.record(text(200), v.picklist(['positive', 'neutral', 'negative'])), {}),
  country: detail,
  language: detail,
  persona: detail,
  surface: detail,
  /** How it was collected, if known. */
  model_asked: detail,
  search_mode: detail,
  run_id: detail,
  searched: flag,
  truncated: flag,
  /** Pages that the engine found but did not cite; null or omitted: not known. */
  retrieved: v.optional(v.nullable(pages)),
});
export type PushedRecord = v.InferOutput<typeof pushedRecordSchema> & {
  /** Unknown fields of the record. */
  readonly beside: readonly string[];
};

/** Derived fields of an exported answer, which are computed again from its text. */
const FOUND_ANEW: readonly string[] = ['mentions'];

/** Names of unknown fields with a value in a record. */
export function unknownFields(sent: unknown): readonly string[] {
  const known = [...Object.keys(pushedRecordSchema.entries), ...FOUND_ANEW];
  const entries: readonly (readonly [string, unknown])[] = isPlainObject(sent) ? Object.entries(sent) : [];
  return entries.flatMap(([field, value]) => (known.includes(field) || value === null ? [] : [field]));
}
