import * as v from 'valibot';
import { draftReader } from '#client/stores/draftReader.ts';

/** The fields of the dialog; the rest of a publication is known where it is opened. */
const typedSchema = v.object({
  url: v.string(),
  title: v.string(),
  prompt_ids: v.array(v.string()),
  published_on: v.string(),
  note: v.string(),
});
export type PublishTyped = v.InferOutput<typeof typedSchema>;

export const readTyped = draftReader(typedSchema);
