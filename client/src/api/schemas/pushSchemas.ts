import * as v from 'valibot';
import { optionalField } from '../lenientSchemas.ts';
import { openPicklist } from '../openPicklist.ts';

/** Maximum records per call. */
export const MOST_PUSHED = 1000;

const PUSH_VERDICTS = ['added', 'already_there', 'refused'] as const;

/** The result of each record, in order. */
export const pushResultSchema = v.object({
  /** The target project. */
  project: optionalField(v.object({ id: v.string(), name: v.string() })),
  added: v.number(),
  already_there: v.number(),
  refused: v.number(),
  records: v.array(
    v.object({
      /** Index in the list that was sent, from 0. */
      index: v.number(),
      /** Id of the stored answer; null for a refused record. */
      id: v.nullable(v.string()),
      verdict: openPicklist(PUSH_VERDICTS),
      /** The invalid field of a refused record. */
      field: v.nullable(v.string()),
      /** Why it was refused and what to do, in the caller's language. */
      message: v.nullable(v.string()),
      /** What was dropped or reinterpreted in an accepted record: the field, the number of entries, and the message. */
      warnings: v.nullish(v.array(v.object({ field: v.string(), count: v.number(), message: v.string() })), []),
    }),
  ),
});
export type PushResult = v.InferOutput<typeof pushResultSchema>;
