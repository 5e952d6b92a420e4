import { memoize } from '#client/lib/memoize.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { nameOf } from '../textOf.ts';

/** Span columns in Phoenix exports (OpenInference), and our names. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['attributes.input.value', 'prompt'],
  ['attributes.output.value', 'answer'],
  ['attributes.llm.model_name', 'model'],
]);
const OUTPUT = 'attributes.output.value';
const KINDS = ['span_kind', 'attributes.openinference.span.kind'] as const;
/** Of a span that is no model call. */
const KIND_ONLY: readonly string[] = [KINDS[0]];

/** Span columns renamed to ours; null for other columns. */
const renamed = memoize((keys: readonly string[]) =>
  keys.includes(OUTPUT) ? keys.map((key) => NAMES.get(key) ?? key) : null,
);

/**
 * Converts a trace span to a record. Only model calls are answers, because a chain repeats the text of the call in it. Other spans become
 * rows without a text. Any other record is unchanged.
 */
export function spanRecord(record: SourceRecord): SourceRecord {
  const keys = renamed(record.keys);
  if (keys === null) return record;
  const kind = KINDS.map((key) => nameOf(record.values[record.keys.indexOf(key)])).find((each) => each !== '') ?? 'LLM';
  if (!/^LLM$/iu.test(kind)) return { ...record, keys: KIND_ONLY, values: [kind] };
  return { ...record, keys };
}
