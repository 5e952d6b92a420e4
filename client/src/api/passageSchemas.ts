import * as v from 'valibot';
import { mentionSchema } from './answerSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** A sentence of an answer as plain words, with the brands mentioned in it (offsets into `text`) and its location. */
export const passageSchema = v.object({
  answer_id: v.string(),
  prompt_text: v.string(),
  platform_id: v.string(),
  platform_name: v.string(),
  /** ISO 8601 instant, UTC. */
  asked_at: instantSchema,
  text: v.string(),
  mentions: v.array(mentionSchema),
});
export type Passage = v.InferOutput<typeof passageSchema>;
