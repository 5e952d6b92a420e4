import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { conversationIn, pairsOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const SEARCH = /^(?:web_search|launch_extended_search)/u;

const blocksOf = ({ content }: Values): readonly Values[] => listOf(content).map(objectOf);
const isText = ({ type }: Values): boolean => type === 'text' || type === undefined;

/** The text of a message. Text blocks are parts of one text, unless a tool was used between them. */
function wordsOf(message: Values): unknown {
  const blocks = blocksOf(message);
  if (!blocks.some(isText)) return message['text'];
  const texts = [''];
  for (const block of blocks) {
    if (isText(block)) texts.push(`${texts.pop() ?? ''}${textOf(block['text'])}`);
    else if (texts.at(-1) !== '') texts.push('');
  }
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

interface Found {
  readonly searches: readonly string[];
  /** Null: no web search. */
  readonly citations: readonly Values[] | null;
}

/** The search queries in an answer's messages, and the cited pages with the titles of the search results. */
function foundIn(messages: readonly Values[]): Found {
  const blocks = messages.flatMap(blocksOf);
  const calls = blocks.filter(({ type, name }) => type === 'tool_use' && SEARCH.test(nameOf(name)));
  const results = blocks
    .filter(({ type, name }) => type === 'tool_result' && SEARCH.test(nameOf(name)))
    .flatMap(({ content }) => listOf(content).map(objectOf));
  const titles = new Map(results.map(({ url, title }) => [nameOf(url), textOf(title)]));
  const cited = new Map<string, Values>();
  for (const citation of blocks.flatMap(({ citations }) => listOf(citations).map(objectOf))) {
    const details = objectOf(citation['details']);
    const url = nameOf(details['url'] ?? citation['url']);
    const title = textOf(details['title'] ?? citation['title']);
    if (url !== '') cited.set(url, { url, title: titles.get(url) ?? title });
  }
  const queries = calls.flatMap(({ input }) => nameOf(objectOf(input)['query']) || []);
  const hasSearched = calls.length > 0 || results.length > 0;
  return {
    searches: [...new Set(queries)],
    citations: hasSearched || cited.size > 0 ? [...cited.values()] : null,
  };
}

/** Conversations of Claude's data export. */
export const claude: ExportReader = (node) => {
  const messages = node['chat_messages'];
  if (!Array.isArray(messages)) return null;
  const said = messages.map(objectOf).map((message) => ({ ...message, said: message, content: wordsOf(message) }));
  const found = conversationIn({ messages: said });
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values, messages: answering }) => {
    const { searches, citations } = foundIn(answering.map((message) => objectOf(message['said'])));
    return withoutUndefined({
      platform: 'Claude',
      surface: 'app',
      model: node['model'] ?? '',
      prompt,
      answer,
      date: values['created_at'] ?? node['created_at'],
      citations,
      searches: searches.length > 0 ? searches : undefined,
    });
  });
};
