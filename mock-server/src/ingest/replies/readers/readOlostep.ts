import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { at, firstText, listAt, objectAt, objectsAt, textAt, textsAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { parseLoosely } from '../parseLoosely.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';

/** Parses a result of Olostep: `{result: {json_content}}`, whose content is JSON in a string. */
export function readOlostep(raw: JsonObject): Reply | null {
  const result = objectAt(raw, 'result');
  if (result === undefined || !('json_content' in result || 'markdown_content' in result)) return null;
  const json = result['json_content'];
  const content = typeof json === 'string' ? parseLoosely(json) : json;
  const inner = isPlainObject(content) ? content : undefined;
  const lists = ['sources', 'inline_references', 'links_on_page'].map((key) => listAt(inner, key));
  const list = lists.find((each) => each !== undefined && each.length > 0) ?? lists.find((each) => each !== undefined);
  const queries = [
    ...textsAt(inner, 'search_queries'),
    ...objectsAt(at(inner, 'network_search_calls'), 'search_queries').map((each) => textAt(each, 'query')),
  ];
  return completeReply('olostep', {
    text: firstText(textAt(inner, 'answer_markdown'), textAt(inner, 'answer'), textAt(result, 'markdown_content')),
    citations: list === undefined ? null : inOrder(sourcesOf(list)),
    searches: queries.length > 0 ? [...new Set(queries)] : null,
    model: textAt(inner, 'model'),
    prompt: textAt(inner, 'prompt') || textAt(raw, 'prompt'),
    id: textAt(raw, 'id') || textAt(raw, 'retrieve_id'),
  });
}
