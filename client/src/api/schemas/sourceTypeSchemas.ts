import * as v from 'valibot';
import { givenSourceTypeSchema } from '../reportSchemas.ts';

/** POST /api/front/answer/sourceType: what a cited domain or host is, as a person says. */
export const sourceTypeSetSchema = v.object({
  domain: v.string(),
  type: v.nullable(givenSourceTypeSchema),
  /** What a person had said before: for taking it back. */
  before: v.nullable(givenSourceTypeSchema),
});
export type SourceTypeSet = v.InferOutput<typeof sourceTypeSetSchema>;
