import { isAddress } from '../addressesIn.ts';
import { listAt, objectAt, textAt, textsAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { parseLoosely } from '../parseLoosely.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourcesOf } from '../sources.ts';

const TEXTS = [
  'answer',
  'answer_text',
  'response',
  'response_text',
  'output_text',
  'reply',
  'text',
  'content',
] as const;
const CITED = ['citations', 'references', 'sources', 'cited_sources', 'citation_urls', 'cited_urls', 'links'] as const;
const FOUND = ['search_results', 'retrieved', 'sources_available_but_unused'] as const;
const QUERIES = ['search_queries', 'searches', 'queries'] as const;

/** Keys of an answer that may be the only field; a lone `text` or `content` may be a part of anything. */
const SOLE = [
  ...['answer', 'answer_text', 'response', 'response_text', 'output', 'output_text', 'completion'],
  // Coze's history of a workflow.
  'Output',
] as const;

/** Parses an object with only an answer, as tracing tools store outputs: `{"output": "…"}`, also if the text is such an object as JSON. */
export function readSoleAnswer(raw: JsonObject): Reply | null {
  const [key, ...others] = Object.keys(raw);
  const isSole = others.length === 0 && SOLE.some((name) => name === key);
  const text = isSole && key !== undefined ? textAt(raw, key) : '';
  if (text.trim() === '') return null;
  const parsed = /^\s*\{/u.test(text) ? objectAt(parseLoosely(text)) : undefined;
  const inner = parsed === undefined ? null : (readSoleAnswer(parsed) ?? readAnswerObject(parsed));
  return inner ?? completeReply('answer_object', { text, citations: null });
}

/**
 * Parses an answer with its sources, as custom programs store them: `{answer: "…", citations: […]}`. Both are required: an object without
 * sources may be the engine's structured output.
 */
export function readAnswerObject(raw: JsonObject): Reply | null {
  const key = TEXTS.find((name) => textAt(raw, name).trim() !== '');
  const list = CITED.map((name) => listAt(raw, name)).find((each) => each !== undefined);
  if (key === undefined || list === undefined) return null;
  const pages = sourcesOf(list).filter(({ url }) => isAddress(url));
  // Source names without URLs do not identify pages.
  const citations = pages.length === 0 && list.length > 0 ? null : inOrder(pages.filter(({ isCited }) => isCited));
  const found = FOUND.map((name) => listAt(raw, name)).find((each) => each !== undefined);
  const searches = QUERIES.flatMap((name) => textsAt(raw, name));
  return completeReply('answer_object', {
    text: textAt(raw, key),
    citations,
    retrieved: found === undefined ? null : notCited(sourcesOf(found), citations),
    searches: searches.length > 0 ? searches : null,
    model: textAt(raw, 'model'),
  });
}
