import * as v from 'valibot';
import { givenSourceTypeSchema } from '../reportSchemas.ts';

/** POST /api/front/answer/sourceType: the type of a cited domain or host, set by a person. */
export const sourceTypeSetSchema = v.object({
  domain: v.string(),
  type: v.nullable(givenSourceTypeSchema),
  /** The type a person had set before, for undo. */
  before: v.nullable(givenSourceTypeSchema),
});
export type SourceTypeSet = v.InferOutput<typeof sourceTypeSetSchema>;
