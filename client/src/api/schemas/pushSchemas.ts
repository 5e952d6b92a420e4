import * as v from 'valibot';
import { optionalField } from '../lenientSchemas.ts';
import { openPicklist } from '../openPicklist.ts';

/** Records of one call. */
export const MOST_PUSHED = 1000;

const PUSH_VERDICTS = ['added', 'already_there', 'refused'] as const;

/** What became of each record, in their order. */
export const pushResultSchema = v.object({
  /** The project they were sent to. */
  project: optionalField(v.object({ id: v.string(), name: v.string() })),
  added: v.number(),
  already_there: v.number(),
  refused: v.number(),
  records: v.array(
    v.object({
      /** Its place in the list that was sent, from 0. */
      index: v.number(),
      /** The answer's id in the project; null for one that was refused. */
      id: v.nullable(v.string()),
      verdict: openPicklist(PUSH_VERDICTS),
      /** The field at fault of one that was refused. */
      field: v.nullable(v.string()),
      /** Why it was refused and what to do, in the caller's language. */
      message: v.nullable(v.string()),
      /** What was left out of one that was taken, or taken for something else: the field, of how many entries, and the words. */
      warnings: v.nullish(v.array(v.object({ field: v.string(), count: v.number(), message: v.string() })), []),
    }),
  ),
});
export type PushResult = v.InferOutput<typeof pushResultSchema>;
