import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { speakerOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';
import { treePairs } from './treePairs.ts';

/** Unwraps MongoDB times: `{$date: {$numberLong: '…'}}`. */
function timeOf(value: unknown): unknown {
  const date = objectOf(value)['$date'];
  const number = objectOf(date)['$numberLong'];
  return number === undefined ? (date ?? value) : Number(number);
}

/** The pages that an answer cites; null: apparently no web search. */
function citationsOf(messages: readonly Values[]): readonly unknown[] | null {
  const all = (key: string): readonly unknown[] => messages.flatMap((message) => listOf(message[key]));
  const cited = all('cited_web_search_results');
  return cited.length > 0 || all('web_search_results').length > 0 ? cited : null;
}

/** Conversations of Grok's data export. */
export const grok: ExportReader = (node) => {
  const { conversation, responses } = node;
  if (!isPlainObject(conversation)) return null;
  const said = listOf(responses).map((each) => objectOf(objectOf(each)['response']));
  if (!said.some((each) => 'sender' in each && 'message' in each)) return null;
  const turns = said.map((values) => ({
    speaker: speakerOf(values['sender']) ?? ('other' as const),
    text: textOf(values['message']),
    values,
    id: nameOf(values['response_id'] ?? values['_id']),
    parent: nameOf(values['parent_response_id']),
  }));
  return treePairs(turns).map(({ prompt, answer, values, messages }) => ({
    platform: 'Grok',
    surface: 'app',
    model: nameOf(values['model']),
    prompt,
    answer,
    date: timeOf(values['create_time'] ?? conversation['create_time']),
    citations: citationsOf(messages),
  }));
};
