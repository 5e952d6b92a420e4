import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { ImportNote } from '#client/lib/importNotes.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import type { RowReader } from './RowReader.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf } from './textOf.ts';

/** Of fewer values it cannot be told, and so many topics are no harm. */
const LEAST_VALUES = 30;
/** A topic that prompts do not share says nothing about them together. */
const MOST_OWN = 0.8;

const keyOf = (value: unknown): string => foldText(nameOf(value));

/**
 * What is said where nearly every row, or nearly every prompt, has a value of its own in the column that would be taken for topics: an
 * id, a title or the question again. Null where it is taken: chosen by hand, or shared by prompts as topics are.
 */
export function topicPerPrompt(
  records: readonly SourceRecord[],
  reader: RowReader,
  overrides: ImportOverrides,
): ImportNote | null {
  // Our own files say what is a topic.
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
