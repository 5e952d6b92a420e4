import { groupByKey } from '#client/lib/groupByKey.ts';
import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { speakerOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';
import { treePairs } from './treePairs.ts';
import type { TreeTurn } from './treePairs.ts';

const SAID = 'main_text';
const CITED = 'citation';

/** The pages retrieved for an answer; the formats of providers' own searches are ignored. */
function sourcesIn(blocks: readonly Values[]): readonly unknown[] | undefined {
  const cited = blocks.filter(({ type }) => type === CITED);
  const pages = cited.flatMap(({ response }) => listOf(objectOf(response)['results']));
  return pages.length === 0 ? undefined : pages;
}

/** Cherry Studio's data: message content is stored in separate blocks, and several models may answer one message. */
export const cherryStudio: ExportReader = (node) => {
  const stored = objectOf(node['indexedDB']);
  if (!Array.isArray(stored['topics']) || !Array.isArray(stored['message_blocks'])) return null;
  const blocks = groupByKey(listOf(stored['message_blocks']).filter(isPlainObject), ({ messageId }) =>
    nameOf(messageId),
  );
  const blocksOf = (message: Values): readonly Values[] => blocks.get(nameOf(message['id'])) ?? [];
  const turnOf = (values: Values): TreeTurn => {
    const said = blocksOf(values).filter(({ type }) => type === SAID);
    const text = said.map(({ content }) => textOf(content)).join('\n\n') || textOf(values['content']);
    const id = nameOf(values['id']);
    return { speaker: speakerOf(values['role']) ?? 'other', text, values, id, parent: nameOf(values['askId']) };
  };
  return listOf(stored['topics']).flatMap((topic) => {
    const messages = listOf(objectOf(topic)['messages']).filter(isPlainObject);
    return treePairs(messages.map(turnOf)).map(({ prompt, answer, values }) => ({
      prompt,
      answer,
      model: nameOf(objectOf(values['model'])['id']) || nameOf(values['modelId']),
      date: values['createdAt'],
      citations: sourcesIn(blocksOf(values)),
    }));
  });
};
