import { objectOf } from '#client/lib/isPlainObject.ts';
import { memoize } from '#client/lib/memoize.ts';
import { parseJsonCell } from '../cells/parseListCell.ts';
import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { spans } from './exports/spans.ts';

/** Span columns in Phoenix exports (OpenInference), and our names. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['attributes.input.value', 'prompt'],
  ['attributes.output.value', 'answer'],
  ['attributes.llm.model_name', 'model'],
]);
const ATTRIBUTES = 'attributes';
const OUTPUT = 'attributes.output.value';
const KINDS = ['span_kind', 'attributes.openinference.span.kind'] as const;
/** Of a span that is no model call. */
const KIND_ONLY: readonly string[] = [KINDS[0]];

/** Span columns renamed to ours; null for other columns. */
const renamed = memoize((keys: readonly string[]) =>
  keys.includes(OUTPUT) ? keys.map((key) => NAMES.get(key) ?? key) : null,
);

/** A span with its attributes in one object; null for any other record. */
function ofObject({ keys, values, ...record }: SourceRecord): SourceRecord | null {
  if (!keys.includes(ATTRIBUTES)) return null;
  const found = spans(Object.fromEntries(keys.map((key, place) => [key, values[place]])));
  const [call] = found ?? [];
  if (found === null) return null;
  const read = call ?? { [KINDS[0]]: nameOf(values[keys.indexOf(KINDS[0])]) };
  return { ...record, keys: Object.keys(read), values: Object.values(read) };
}

/** Columns with the kind of a traced step. */
const STEP_KINDS = ['run_type', 'type', 'observation_type', 'observationType', 'span_kind'] as const;
const CALL = /^(?:llm|chat_model|generation)$/iu;
const AROUND_CALL = /^(?:chain|span|tool|retriever|agent|event|prompt|parser|embedding|workflow|scorer)$/iu;
/** Braintrust tells the kind of a span in an object, which a table holds as JSON. */
const BRAINTRUST = 'span_attributes';
const AROUND_BRAINTRUST = /^(?:task|function|eval|score|tool|automation|facet|preprocessor)$/iu;

function kindOfBraintrust(value: unknown): string {
  const { type, purpose } = objectOf(typeof value === 'string' ? parseJsonCell(value) : value);
  const kind = nameOf(type);
  return AROUND_BRAINTRUST.test(kind) ? 'span' : nameOf(purpose) || kind;
}

function kindOfStep({ keys, values }: SourceRecord): string {
  const kinds = STEP_KINDS.map((key) => nameOf(values[keys.indexOf(key)]));
  const own = keys.includes(BRAINTRUST) ? [kindOfBraintrust(values[keys.indexOf(BRAINTRUST)])] : [];
  return [...own, ...kinds].find((kind) => CALL.test(kind) || AROUND_CALL.test(kind)) ?? '';
}

/** Whether a record is a traced call of a model: the steps around it repeat its text. */
export const isTracedCall = (record: SourceRecord): boolean => CALL.test(kindOfStep(record));

/** A step around the calls of a trace, without the texts it repeats; any other record is unchanged. */
export function withoutRepeat(record: SourceRecord): SourceRecord {
  const kind = kindOfStep(record);
  return AROUND_CALL.test(kind) ? { ...record, keys: KIND_ONLY, values: [kind] } : record;
}

/**
 * Converts a trace span to a record. Only model calls are answers, because a chain repeats the text of the call in it. Other spans become
 * rows without a text. Any other record is unchanged.
 */
export function spanRecord(record: SourceRecord): SourceRecord {
  const keys = renamed(record.keys);
  if (keys === null) return ofObject(record) ?? record;
  const kind = KINDS.map((key) => nameOf(record.values[record.keys.indexOf(key)])).find((each) => each !== '') ?? 'LLM';
  if (!/^LLM$/iu.test(kind)) return { ...record, keys: KIND_ONLY, values: [kind] };
  return { ...record, keys };
}
