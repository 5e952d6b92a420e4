import * as v from 'valibot';

/** What the dialog asks; the rest of a change is known where it is opened. */
const typedSchema = v.object({
  url: v.string(),
  title: v.string(),
  prompt_ids: v.array(v.string()),
  published_on: v.string(),
  note: v.string(),
});
export type PublishTyped = v.InferOutput<typeof typedSchema>;

/** What was kept from last time; null when nothing was, or when it cannot be read. */
export function readTyped(stored: unknown): PublishTyped | null {
  const parsed = v.safeParse(typedSchema, stored);
  return parsed.success ? parsed.output : null;
}
