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

const renamed = new WeakMap<readonly string[], readonly string[]>();

/**
 * A span of a trace as a record. Only calls of models are answers: a chain and the call in it have the same words. What is left of others
 * is told as a row without a text. Any other record is as it was.
 */
export function spanRecord(record: SourceRecord): SourceRecord {
  if (!record.keys.includes(OUTPUT)) return record;
  const kind = KINDS.map((key) => nameOf(record.values[record.keys.indexOf(key)])).find((each) => each !== '') ?? 'LLM';
  if (!/^LLM$/iu.test(kind)) return { ...record, keys: [KINDS[0]], values: [kind] };
  const keys = renamed.get(record.keys) ?? record.keys.map((key) => NAMES.get(key) ?? key);
  renamed.set(record.keys, keys);
  return { ...record, keys };
}
