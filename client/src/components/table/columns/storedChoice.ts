import * as v from 'valibot';

const choiceSchema = v.object({
  /** By column id; a missing column has its default visibility. */
  shown: v.fallback(v.record(v.string(), v.boolean()), {}),
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))), {}),
});
/** The reader's column choice for a table. */
type Choice = v.InferOutput<typeof choiceSchema>;

export const NO_CHOICE: Choice = { shown: {}, widths: {} };

/** Parses the stored value, which may be anything. */
export function parseChoice(stored: unknown): Choice {
  const parsed = v.safeParse(choiceSchema, stored);
  return parsed.success ? parsed.output : NO_CHOICE;
}
