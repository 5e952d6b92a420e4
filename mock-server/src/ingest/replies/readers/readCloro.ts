import { at, listAt, objectAt, objectsAt, textAt, textsAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';
import { surfaceOf } from '../surfaceOf.ts';

const QUERIES = ['searchQueries', 'search_model_queries', 'mapSearchQueries'] as const;

/** Parses a result of Cloro: `{response: {markdown, sources: [{url, label}]}}`; for Google, `response.aioverview`. */
export function readCloro(raw: JsonObject): Reply | null {
  const response = objectAt(raw, 'response') ?? objectAt(raw, 'result');
  if (response === undefined) return null;
  const isGoogle = 'aioverview' in response;
  const answer = isGoogle ? objectAt(response, 'aioverview') : response;
  const lists = [listAt(answer, 'sources'), listAt(answer, 'citationPills')];
  const isAnswer = 'markdown' in response || ('text' in response && lists.some((list) => list !== undefined));
  if (!isGoogle && (!isAnswer || 'markdown_content' in response)) return null;
  const queries = QUERIES.flatMap((key) => [
    ...textsAt(answer, key),
    ...objectsAt(answer, key).map((each) => textAt(each, 'query')),
  ]);
  const status = textAt(raw, 'status') || textAt(raw, 'task', 'status');
  return completeReply('cloro', {
    text: textAt(answer, 'markdown') || textAt(answer, 'text'),
    citations: lists.some((list) => list !== undefined) ? inOrder(lists.flatMap((list) => sourcesOf(list))) : null,
    searches: queries.length > 0 ? [...new Set(queries.filter((query) => query !== ''))] : null,
    ...(/^failed$/iu.test(status) && { failed: status }),
    finish: isGoogle && answer === undefined ? 'no_overview' : '',
    model: textAt(answer, 'model'),
    platform: surfaceOf(textAt(raw, 'taskType'), textAt(raw, 'task', 'taskType'), isGoogle ? 'ai_overview' : ''),
    prompt: textAt(raw, 'prompt') || textAt(at(raw, 'task'), 'prompt') || textAt(response, 'prompt'),
    id: textAt(raw, 'id') || textAt(raw, 'task', 'id'),
  });
}
