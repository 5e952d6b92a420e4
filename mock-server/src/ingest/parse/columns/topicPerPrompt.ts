import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { ImportNote } from '#client/lib/importNotes.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import { nameOf } from '../cells/textOf.ts';
import type { RowReader } from '../RowReader.ts';
import type { SourceRecord } from '../sourceEvents.ts';

/** With fewer values this cannot be decided, and so few topics do no harm. */
const LEAST_VALUES = 30;
/** Distinct values per row or prompt from which a column holds no topics: unshared topics group nothing. */
const MOST_OWN = 0.8;

const keyOf = (value: unknown): string => foldText(nameOf(value));

/**
 * The note if nearly every row or prompt has its own value in the recognised topic column: an id, a title or the question again. Null if
 * the column is used: chosen by a person, or with values shared by prompts.
 */
export function topicPerPrompt(
  records: readonly SourceRecord[],
  reader: RowReader,
  overrides: ImportOverrides,
): ImportNote | null {
  // Exported files state their topics.
  if (overrides.topic !== undefined || records.some(({ ours }) => ours !== undefined)) return null;
  const topics = new Set<string>();
  const prompts = new Set<string>();
  let rows = 0;
  let column = '';
  for (const record of records) {
    const topic = keyOf(reader.valueOf(record, 'topic'));
    if (topic === '') continue;
    topics.add(topic);
    prompts.add(keyOf(reader.valueOf(record, 'prompt')));
    rows += 1;
    column ||= record.keys[reader.mappingOf(record.keys).columns.topic ?? -1] ?? '';
  }
  if (topics.size < LEAST_VALUES || topics.size < Math.min(rows, prompts.size) * MOST_OWN) return null;
  return { note: 'topic_per_prompt', line: 0, values: [column, String(topics.size), String(rows)] };
}
