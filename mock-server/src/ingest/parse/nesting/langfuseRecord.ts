import { objectOf } from '#client/lib/isPlainObject.ts';
import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from '../cells/textOf.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceRecord } from '../sourceEvents.ts';

/** Of an observation of Langfuse, as its API and its exports name them. */
const SIGNS = ['traceId', 'startTime', 'level'] as const;
/** When the observation was written and changed: it was asked at its start. */
const WRITTEN = ['createdAt', 'updatedAt'] as const;
const FAILED = /^error$/iu;

const isObservation = memoize((keys: readonly string[]): boolean => SIGNS.every((sign) => keys.includes(sign)));
const lists = new KeyLists();

/** Of a trace with its observations. */
const OF_TRACE = ['observations', 'input', 'output', 'timestamp'] as const;
const isTrace = memoize(
  (keys: readonly string[]): boolean => OF_TRACE.every((sign) => keys.includes(sign)) && !keys.includes('model'),
);

/** The model of all generations of a trace; '' without one, or with several. */
function modelIn(observations: unknown): string {
  const list: readonly unknown[] = Array.isArray(observations) ? observations : [];
  const calls = list.map(objectOf).filter(({ type }) => /^generation$/iu.test(nameOf(type)));
  const models = new Set(calls.map(({ model }) => nameOf(model)).filter((model) => model !== ''));
  return models.size === 1 ? ([...models][0] ?? '') : '';
}

function withModel(record: SourceRecord): SourceRecord {
  const { keys, values } = record;
  const model = modelIn(values[keys.indexOf('observations')]);
  return model === '' ? record : { ...record, keys: lists.of([...keys, 'model']), values: [...values, model] };
}

/** An observation of Langfuse with the time and the error of its call, or a trace with its model; any other record is unchanged. */
export function langfuseRecord(record: SourceRecord): SourceRecord {
  const { keys, values } = record;
  if (isTrace(keys)) return withModel(record);
  if (!isObservation(keys)) return record;
  const at = (key: string): unknown => values[keys.indexOf(key)];
  const told = keys.flatMap((key, place) =>
    WRITTEN.some((name) => name === key) ? [] : [[key, values[place]] as const],
  );
  const isFailed = FAILED.test(nameOf(at('level')));
  const entries = isFailed ? [...told, ['error', nameOf(at('statusMessage')) || 'error'] as const] : told;
  return { ...record, keys: lists.of(entries.map(([key]) => key)), values: entries.map(([, value]) => value) };
}
