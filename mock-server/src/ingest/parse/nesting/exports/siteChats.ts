import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { numberAt } from '#server/ingest/replies/json.ts';
import { numbered, splitByMarks } from '#server/ingest/replies/marks.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { inOrder, sourceOf, sourcesOf } from '#server/ingest/replies/sources.ts';
import { pairsOf } from '../chatPairs.ts';
import type { Turn } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** A message as a site's own calls load it, which browser extensions save. */
interface SiteMessage {
  readonly speaker: Turn['speaker'];
  readonly text: string;
  /** Messages come in any order. */
  readonly order: number;
  readonly date: unknown;
  readonly model?: string;
  /** The pages that were found, with the numbers by which the text refers to them. */
  readonly pages?: readonly unknown[];
  /** The pages that the site itself names as cited. */
  readonly cited?: readonly unknown[];
  readonly searches?: readonly string[];
}

/** The answers in the messages of one chat. Without marks in the text it is unknown which of the pages it cites. */
function answersOf(platform: string, messages: readonly SiteMessage[]): readonly Values[] {
  const turns = messages
    .toSorted((a, b) => a.order - b.order)
    .map((message): Turn => ({ speaker: message.speaker, text: message.text, values: { ...message } }));
  return pairsOf(turns).map(({ prompt, answer, values, messages: said }) => {
    const pages = said.flatMap(({ pages: own }) => listOf(own)).filter((page) => sourceOf(page) !== null);
    const numbers = pages.map((page) => numberAt(page, 'index') ?? numberAt(objectOf(page)['text_card'], 'index'));
    const pool = numbered(sourcesOf(pages), numbers);
    const cited = sourcesOf(said.flatMap(({ cited: own }) => listOf(own)));
    return withoutUndefined({
      platform,
      surface: 'app',
      model: nameOf(values['model']) || undefined,
      prompt,
      answer,
      date: values['date'],
      citations:
        cited.length > 0 ? inOrder(cited) : pages.length > 0 ? splitByMarks(answer, pool, null).citations : null,
      searches: said.flatMap(({ searches }) => listOf(searches)),
    });
  });
}

const timeOf = (value: unknown): number => Number(value) || Date.parse(nameOf(value)) || 0;

/** Marks are links to nowhere: `[citation:2](@ref)`. */
const REFERENCE_LINK = '](@ref)';

/** A chat of Yuanbao. Its text is in blocks; others hold the reasoning and the pages found. */
export const yuanbao: ExportReader = (node) => {
  const turns = listOf(node['convs']).map(objectOf);
  if (!turns.some((turn) => Array.isArray(turn['speechesV2']))) return null;
  const messages = turns.map((turn): SiteMessage => {
    const speeches = listOf(turn['speechesV2']).map(objectOf);
    const blocks = speeches.flatMap(({ content }) => listOf(content).map(objectOf));
    const written = blocks
      .filter(({ type }) => type === 'text')
      .map(({ msg }) => textOf(msg).replaceAll(REFERENCE_LINK, ']'));
    return {
      speaker: turn['speaker'] === 'human' ? 'user' : turn['speaker'] === 'ai' ? 'assistant' : 'other',
      text: written.filter((text) => text !== '').join('\n') || textOf(turn['displayPrompt']),
      order: Number(turn['index']),
      date: turn['createTime'],
      model: nameOf(speeches[0]?.['chatModelId']),
      pages: blocks.flatMap(({ docs }) => listOf(docs)),
    };
  });
  return answersOf('腾讯元宝', messages);
};

const DOUBAO_USER = 1;

/** The blocks of a message of Doubao, as a list or as JSON in a text; a question has only its text. */
function doubaoBlocks({ content, content_block: listed }: Values): readonly Values[] {
  const parsed = typeof content === 'string' ? parseLoosely(content) : content;
  if (isPlainObject(parsed)) return [{ content: { text_block: parsed } }];
  const blocks = listOf(parsed).length > 0 ? listOf(parsed) : listOf(listed);
  return blocks.map(objectOf);
}

/** A chat of Doubao. */
export const doubao: ExportReader = (node) => {
  const all = listOf(node['messages']).map(objectOf);
  if (!all.some((each) => 'user_type' in each && 'content_type' in each)) return null;
  const messages = all.map((each): SiteMessage => {
    const parts = doubaoBlocks(each).map(({ content }) => objectOf(content));
    const found = parts.map(({ search_query_result_block: block }) => objectOf(block));
    const texts = parts.map(({ text_block: block }) => textOf(objectOf(block)['text']));
    return {
      speaker: each['user_type'] === DOUBAO_USER ? 'user' : 'assistant',
      text: texts.filter((text) => text !== '').join('\n\n'),
      order: numberAt(each, 'index_in_conv') ?? timeOf(each['create_time']),
      date: each['create_time'],
      pages: found.flatMap(({ results }) => listOf(results)),
      searches: found.flatMap(({ queries }) => listOf(queries)).map(nameOf),
    };
  });
  return answersOf('豆包', messages);
};

/** The pages that a message of Kimi cites: those it used of the ones found, or those its text refers to. */
function citedByKimi({ refs, references }: Values): readonly unknown[] {
  const used = listOf(objectOf(refs)['usedSearchChunks']);
  const referred = listOf(references).flatMap((each) => listOf(objectOf(each)['items']));
  const pages =
    used.length > 0 ? used : referred.flatMap((item) => [objectOf(item)['search'], objectOf(item)['urlRef']]);
  return pages.map((page) => objectOf(page)['base'] ?? page);
}

/** A chat of Kimi. The marks in its text (`[^3^]`) number the pages of all searches: only what the site says it used is known as cited. */
export const kimi: ExportReader = (node) => {
  const all = listOf(node['messages']).map(objectOf);
  if (!all.some((each) => Array.isArray(each['blocks']) && 'parentId' in each)) return null;
  const messages = all.map((each): SiteMessage => {
    const blocks = listOf(each['blocks']).map(objectOf);
    const texts = blocks.map(({ text }) => textOf(objectOf(text)['content']));
    return {
      speaker: each['role'] === 'user' ? 'user' : each['role'] === 'assistant' ? 'assistant' : 'other',
      text: texts.filter((text) => text !== '').join('\n\n'),
      order: timeOf(each['createTime']),
      date: each['createTime'],
      cited: citedByKimi(each),
      searches: blocks.flatMap(({ search }) => listOf(objectOf(search)['keywords'])).map(nameOf),
    };
  });
  return answersOf('Kimi', messages);
};

/** A chat of Qwen (tongyi.com). */
export const tongyi: ExportReader = (node) => {
  const all = listOf(node['data']).map(objectOf);
  if (!all.some((each) => 'senderType' in each && Array.isArray(each['contents']))) return null;
  const messages = all.map((each): SiteMessage => {
    const texts = listOf(each['contents'])
      .map(objectOf)
      .filter(({ contentType }) => contentType === 'text');
    return {
      speaker: each['senderType'] === 'USER' ? 'user' : 'assistant',
      text: texts.map(({ content }) => textOf(content)).join('\n\n'),
      order: timeOf(each['createTime']),
      date: each['createTime'],
    };
  });
  return answersOf('通义千问', messages);
};
