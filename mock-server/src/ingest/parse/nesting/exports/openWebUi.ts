import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { speakerOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';
import { treePairs } from './treePairs.ts';
import type { TreeTurn } from './treePairs.ts';

/** A message's text; Qwen Chat stores the phases of an answer, of which one is the answer itself. */
function wordsOf({ content, content_list: phases }: Values): string {
  const answer = listOf(phases)
    .map(objectOf)
    .filter(({ phase }) => phase === 'answer')
    .map((phase) => textOf(phase['content']));
  return textOf(content) || answer.join('');
}

/** A conversation exported by Open WebUI or Qwen Chat: a tree of messages by id, in which several models may answer one message. */
export const openWebUi: ExportReader = (node) => {
  const chat = objectOf(node['chat']);
  const messages = objectOf(chat['history'])['messages'];
  if (!isPlainObject(messages)) return null;
  const turns = Object.entries(messages).map(([key, value]): TreeTurn => {
    const values = objectOf(value);
    return {
      speaker: speakerOf(values['role']) ?? 'other',
      text: wordsOf(values),
      values,
      id: nameOf(values['id']) || key,
      parent: nameOf(values['parentId']),
    };
  });
  return treePairs(turns).map(({ prompt, answer, values }) =>
    withoutUndefined({
      prompt,
      answer,
      model: nameOf(values['model']) || nameOf(values['modelName']) || nameOf(listOf(chat['models'])[0]),
      date: values['timestamp'] ?? chat['timestamp'] ?? node['created_at'],
      citations: values['sources'] ?? undefined,
    }),
  );
};
