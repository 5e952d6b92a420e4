import * as v from 'valibot';

const choiceSchema = v.object({
  /** By column; one that is not named is shown or hidden as it is by default. */
  shown: v.fallback(v.record(v.string(), v.boolean()), {}),
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))), {}),
});
/** What a reader chose for the columns of a table. */
type Choice = v.InferOutput<typeof choiceSchema>;

export const NO_CHOICE: Choice = { shown: {}, widths: {} };

/** What is stored may be anything. */
export function parseChoice(stored: unknown): Choice {
  const parsed = v.safeParse(choiceSchema, stored);
  return parsed.success ? parsed.output : NO_CHOICE;
}
