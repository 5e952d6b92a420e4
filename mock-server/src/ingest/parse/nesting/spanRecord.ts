import { memoize } from '#client/lib/memoize.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { nameOf } from '../textOf.ts';

/** Columns of spans as Phoenix exports them (OpenInference), and ours. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['attributes.input.value', 'prompt'],
  ['attributes.output.value', 'answer'],
  ['attributes.llm.model_name', 'model'],
]);
const OUTPUT = 'attributes.output.value';
const KINDS = ['span_kind', 'attributes.openinference.span.kind'] as const;
/** Of a span that is no call of a model. */
const KIND_ONLY: readonly string[] = [KINDS[0]];

/** The columns of spans under our names; null for columns of anything else. */
const renamed = memoize((keys: readonly string[]) =>
  keys.includes(OUTPUT) ? keys.map((key) => NAMES.get(key) ?? key) : null,
);

/**
 * A span of a trace as a record. Only calls of models are answers: a chain and the call in it have the same words. What is left of others
 * is told as a row without a text. Any other record is as it was.
 */
export function spanRecord(record: SourceRecord): SourceRecord {
  const keys = renamed(record.keys);
  if (keys === null) return record;
  const kind = KINDS.map((key) => nameOf(record.values[record.keys.indexOf(key)])).find((each) => each !== '') ?? 'LLM';
  if (!/^LLM$/iu.test(kind)) return { ...record, keys: KIND_ONLY, values: [kind] };
  return { ...record, keys };
}
