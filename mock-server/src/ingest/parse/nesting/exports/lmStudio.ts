import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { pairsOf, speakerOf } from '../chatPairs.ts';
import type { Turn } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const SHOWN = 'currentlySelected';

/** The text of the steps of an answer that are not its reasoning, or of a question. */
function wordsOf(version: Values): string {
  const steps = Array.isArray(version['steps']) ? listOf(version['steps']).map(objectOf) : [version];
  return steps
    .filter(({ style }) => objectOf(style)['type'] !== 'thinking')
    .flatMap(({ content }) => listOf(content).map(objectOf))
    .filter(({ type }) => type === 'text')
    .map(({ text }) => textOf(text).trim())
    .join('\n\n');
}

/** A chat of LM Studio: each message is kept in its versions, of which one is shown. Only the chat has a time. */
export const lmStudio: ExportReader = (node) => {
  const messages = listOf(node['messages']).map(objectOf);
  if (!messages.some((each) => SHOWN in each && Array.isArray(each['versions']))) return null;
  const turns = messages.map((each): Turn => {
    const values = objectOf(listOf(each['versions'])[Number(each[SHOWN])]);
    return { speaker: speakerOf(values['role']) ?? 'other', text: wordsOf(values), values };
  });
  return pairsOf(turns).map(({ prompt, answer, values }) => ({
    prompt,
    answer,
    model:
      nameOf(objectOf(values['senderInfo'])['senderName']) || nameOf(objectOf(node['lastUsedModel'])['identifier']),
    date: node['createdAt'],
  }));
};
