import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { conversationIn, pairsOf } from '../chatPairs.ts';
import { branchOf } from './branchOf.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader, Values } from './ExportReader.ts';

function linksIn(metadata: Values): readonly Values[] | null {
  const references = [...listOf(metadata['content_references']), ...listOf(metadata['citations'])];
  if (references.length === 0) return metadata['search_result_groups'] === undefined ? null : [];
  const links = new Map<string, Values>();
  for (const reference of references.map(objectOf)) {
    const items = [reference, objectOf(reference['metadata']), ...listOf(reference['items']).map(objectOf)];
    for (const { url, title } of items) {
      if (typeof url === 'string' && url !== '' && !links.has(url)) links.set(url, { url, title: textOf(title) });
    }
  }
  return [...links.values()];
}

/** Conversations of ChatGPT's data export. */
export const chatGpt: ExportReader = (node) => {
  const mapping = objectOf(node['mapping']);
  const isConversation = Object.values(mapping).some(
    (each) => isPlainObject(each) && 'message' in each && 'children' in each,
  );
  if (!isConversation) return null;
  const current = node['current_node'];
  const shown = typeof current === 'string' ? current : (Object.keys(mapping).at(-1) ?? '');
  const messages = branchOf(mapping, shown).flatMap((message) => {
    const role = nameOf(objectOf(message['author'])['role']);
    const { content_type: kind, parts } = objectOf(message['content']);
    // Tool calls and reasoning are not part of the answer.
    const isText = kind === undefined || kind === 'text' || kind === 'multimodal_text';
    const isToAll = message['recipient'] === undefined || message['recipient'] === 'all';
    return isText && isToAll ? [{ ...message, role, content: listOf(parts) }] : [];
  });
  const found = conversationIn({ messages });
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values }) => {
    const metadata = objectOf(values['metadata']);
    return {
      platform: 'ChatGPT',
      surface: 'app',
      model: metadata['model_slug'] ?? node['default_model_slug'],
      prompt,
      answer,
      date: values['create_time'] ?? node['create_time'],
      citations: linksIn(metadata),
    };
  });
};
