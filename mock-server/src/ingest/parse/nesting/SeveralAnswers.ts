import type { ImportMapping } from '#client/lib/importFields.ts';
import { RecordReplies } from '#server/ingest/replies/RecordReplies.ts';
import { severalInCell, severalReplies } from '#server/ingest/replies/severalReplies.ts';
import type { OneOfSeveral } from '#server/ingest/replies/severalReplies.ts';
import { parseRun } from '../cells/parseRun.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import type { Values } from './Values.ts';

/** Finds the records whose raw reply holds more than one answer: `n` above 1, several tasks, several results. */
export class SeveralAnswers {
  readonly #replies = new RecordReplies();

  /** The values of a record for each answer; null for one answer or none. */
  of(record: SourceRecord, columns: ImportMapping['columns']): readonly Values[] | null {
    const { keys, values } = record;
    const { isReply, raw } = this.#replies.placesOf(keys);
    const places = columns.answer === undefined ? raw : [columns.answer, ...raw];
    if (!isReply && places.every((place) => !mayHold(values[place]))) return null;
    const node = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    const runKey = keys[columns.run ?? -1] ?? 'run';
    const run = node[runKey];
    const own = isReply ? severalReplies(node) : [];
    if (own.length > 0) return own.map((one) => ({ ...one.reply, ...runOf(one, runKey, run, own.length) }));
    for (const place of places) {
      const inner = mayHold(values[place]) ? severalInCell(values[place]) : [];
      const key = keys[place] ?? '';
      if (inner.length > 0) {
        return inner.map((one) => ({ ...node, [key]: one.reply, ...runOf(one, runKey, run, inner.length) }));
      }
    }
    return null;
  }
}

const mayHold = (value: unknown): boolean =>
  typeof value === 'string' ? /^\s*[[{]/u.test(value) : typeof value === 'object' && value !== null;

/** Numbers choices on from the record's run, so that all repeats stay distinct. */
function runOf({ choice }: OneOfSeveral, key: string, run: unknown, count: number): Values {
  if (choice === null) return {};
  const before = run === undefined ? 0 : Math.max(0, parseRun(run).run - 1) * count;
  return { [key]: before + choice };
}
