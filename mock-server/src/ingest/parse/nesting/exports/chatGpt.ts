import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { conversationIn, pairsOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { branchOf } from './branchOf.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Under a reference, the keys of further pages that it shows: `supporting_websites` are the “+2” beside a page. */
const PAGES = ['metadata', 'item', 'items', 'supporting_websites', 'fallback_items', 'sources'] as const;
const MAX_DEPTH = 3;

function pagesIn(reference: Values, depth = 0): readonly Values[] {
  if (depth > MAX_DEPTH) return [];
  const inner = PAGES.flatMap((key) => (Array.isArray(reference[key]) ? listOf(reference[key]) : [reference[key]]));
  return [reference, ...inner.filter(isPlainObject).flatMap((each) => pagesIn(each, depth + 1))];
}

/** The pages that the messages of an answer cite; null: not captured. */
function linksIn(messages: readonly Values[]): readonly Values[] | null {
  const said = messages.map((message) => objectOf(message['metadata']));
  const references = said.flatMap((each) => [...listOf(each['content_references']), ...listOf(each['citations'])]);
  if (references.length === 0) return said.some((each) => each['search_result_groups'] !== undefined) ? [] : null;
  const links = new Map<string, Values>();
  for (const { url, title } of references.map(objectOf).flatMap((reference) => pagesIn(reference))) {
    if (typeof url !== 'string' || url === '') continue;
    // ChatGPT marks the address of a page in one place and not in another.
    const page = normaliseUrl(url) ?? url;
    if (!links.has(page)) links.set(page, { url, title: textOf(title) });
  }
  return [...links.values()];
}

/** What a message says was searched for. */
function searchesIn(message: Values): readonly string[] {
  const { search_model_queries: ofModel, search_queries: queries } = objectOf(message['metadata']);
  return [...listOf(objectOf(ofModel)['queries']), ...listOf(queries)]
    .map((query) => nameOf(isPlainObject(query) ? query['q'] : query))
    .filter((query) => query !== '');
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
  let searched: readonly string[] = [];
  const messages = branchOf(mapping, shown).flatMap((message) => {
    const role = nameOf(objectOf(message['author'])['role']);
    const { content_type: kind, parts } = objectOf(message['content']);
    // Calls of the search stand between the question and its answer.
    const searches = [...new Set([...(role === 'user' ? [] : searched), ...searchesIn(message)])];
    searched = searches;
    // Tool calls and reasoning are not part of the answer.
    const isText = kind === undefined || kind === 'text' || kind === 'multimodal_text';
    const isToAll = message['recipient'] === undefined || message['recipient'] === 'all';
    const isHidden = objectOf(message['metadata'])['is_visually_hidden_from_conversation'] === true;
    return isText && isToAll && !isHidden ? [{ ...message, role, searches, content: listOf(parts) }] : [];
  });
  const found = conversationIn({ messages });
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values, messages: said }) => {
    const metadata = objectOf(values['metadata']);
    return {
      platform: 'ChatGPT',
      surface: 'app',
      model: metadata['model_slug'] ?? node['default_model_slug'],
      prompt,
      answer,
      date: values['create_time'] ?? node['create_time'],
      citations: linksIn(said),
      searches: said.at(-1)?.['searches'],
    };
  });
};
