import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';

/** Records of one call. */
export const MOST_PUSHED = 1000;

const PUSH_VERDICTS = ['added', 'already_there', 'refused'] as const;

/** What became of each record, in their order. */
export const pushResultSchema = v.object({
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
    }),
  ),
});
export type PushResult = v.InferOutput<typeof pushResultSchema>;
