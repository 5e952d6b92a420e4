import * as v from 'valibot';
import { MOST_PUSHED } from '#client/api/schemas/pushSchemas.ts';
import { ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { oneLine } from '#client/lib/oneLine.ts';
import { isDeeperThan } from '#server/ingest/parse/formats/isDeeperThan.ts';
import { MockError } from '#server/refusal/MockError.ts';
import type { Text } from '#server/refusal/text.ts';
import { pushAnswers } from '#server/service/push/pushAnswers.ts';
import { pushedRecordSchema, unknownFields } from '#server/service/push/PushedRecord.ts';
import type { PushedRecord } from '#server/service/push/PushedRecord.ts';
import type { RecordRefusal } from '#server/service/push/pushedRow.ts';
import { PUSH_PATH } from '../authentication.ts';
import { readBody } from '../readInput.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The format of the export, or only its list of answers. Each record is parsed by itself: a bad one does not reject the others. */
const pushRequest = v.object({
  answers: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_PUSHED)),
  // The head of an export says nothing of where its answers are pushed to.
  schema: v.optional(v.literal(ANSWERS_SCHEMA)),
  exported_at: v.optional(v.string()),
  project: v.optional(v.looseObject({})),
  filters: v.optional(v.looseObject({})),
  brands: v.optional(v.array(v.unknown())),
  notes: v.optional(v.array(v.unknown())),
});

const SHOWN = 60;
const MOST_NAMES = 5;
const LONGEST_NAME = 40;
/** Limit of nesting levels: valid records need less than half. */
const DEEPEST = 20;

/** Push of recorded answers by programs. */
export function addPushRoutes(routes: RouteTable): void {
  routes.project(
    'post',
    PUSH_PATH,
    pushRequest,
    ({ call, project, body }) => pushAnswers(project, body.answers.map(readRecord), call.locale),
    'push',
  );
}

const TOO_DEEP: RecordRefusal = {
  field: 'record',
  text: {
    zh: `嵌套超过 ${String(DEEPEST)} 层，请去掉多余的内容`,
    en: `is nested more than ${String(DEEPEST)} levels deep: leave out what does not belong to it`,
  },
};

function readRecord(record: unknown): PushedRecord | RecordRefusal {
  // Recursion over it, even to show the bad value, would overflow the stack.
  if (typeof record === 'object' && record !== null && isDeeperThan(record, DEEPEST)) return TOO_DEEP;
  if (!isPlainObject(record)) {
    const value = received(record);
    return { field: 'record', text: { zh: `应为对象${value.zh}`, en: `must be an object${value.en}` } };
  }
  try {
    return { ...readBody(record, pushedRecordSchema), beside: unknownFields(record) };
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    const { field = 'record', text } = error;
    const found = valueAt(record, field);
    if (showsValue(text, found)) return { field, text };
    const value = found === undefined ? others(record, field) : received(found);
    return { field, text: { zh: `${text.zh}${value.zh}`, en: `${text.en}${value.en}` } };
  }
}

/** The bad value of a field. */
function valueAt(record: unknown, field: string): unknown {
  return field
    .split(/[.[\]]+/u)
    .filter((part) => part !== '')
    .reduce<unknown>((inner, part) => {
      if (typeof inner !== 'object' || inner === null) return undefined;
      const entries: readonly (readonly [string, unknown])[] = Object.entries(inner);
      return entries.find(([key]) => key === part)?.[1];
    }, record);
}

/** Instead of a missing field: those that the record has under other names. */
function others(record: unknown, field: string): Text {
  const names = /^\w+$/u.test(field) ? unknownFields(record).slice(0, MOST_NAMES) : [];
  const list = names.map((name) => oneLine(name, LONGEST_NAME));
  return list.length === 0
    ? { zh: '', en: '' }
    : { zh: `（记录中有 ${list.join('、')}）`, en: ` (the record has ${list.join(', ')})` };
}

/** Whether the text of a refusal has the bad value already. */
function showsValue({ en }: Text, value: unknown): boolean {
  return en.includes(typeof value === 'number' ? `, not ${String(value)}` : `“${String(value)}”`);
}

/** A bad value, shortened for a message. */
function received(value: unknown): Text {
  const shown = JSON.stringify(value).slice(0, SHOWN);
  return { zh: `（收到 ${shown}）`, en: ` (got ${shown})` };
}
