import { at, listAt, objectAt, objectsAt, textAt, textsAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourcesOf } from '../sources.ts';
import { surfaceOf } from '../surfaceOf.ts';
import { blockText } from './blockText.ts';

const SIGNS = ['answer_text_markdown', 'answer_text', 'answer_html', 'links_attached', 'dataset_id'] as const;

/** The AI Overview of a search results page: a tree of texts. */
function readOverview(overview: JsonObject, raw: JsonObject): Reply {
  return completeReply('brightdata', {
    text: blockText(objectsAt(overview, 'texts')),
    citations: inOrder(sourcesOf(overview['references'])),
    platform: surfaceOf('ai_overview'),
    createdAt: timeAt(raw, 'general', 'timestamp'),
    prompt: textAt(raw, 'general', 'query') || textAt(raw, 'keyword'),
  });
}

/** Parses a record of Bright Data's scrapers of chat engines, or the AI Overview of its search results pages. */
export function readBrightData(raw: JsonObject): Reply | null {
  const overview = objectAt(raw, 'ai_overview');
  if (overview !== undefined && listAt(overview, 'texts') !== undefined) return readOverview(overview, raw);
  if (!SIGNS.some((key) => key in raw)) return null;
  const keys = ['answer_text_markdown', 'answer_text', 'answer', 'response'];
  const text = keys.map((key) => textAt(raw, key)).find((each) => each.trim() !== '') ?? '';
  const named = ['citations', 'links_attached', 'sources'].map((key) => listAt(raw, key));
  const list = named.find((each) => each !== undefined && each.length > 0) ?? named.find((each) => each !== undefined);
  const sources = sourcesOf(list);
  const cited = list === undefined ? null : inOrder(sources.filter(({ isCited }) => isCited));
  const pool = [...sources, ...sourcesOf(raw['search_sources'])];
  const queries = [...textsAt(raw, 'web_search_query'), ...textsAt(raw, 'metadata', 'search_model_queries', 'queries')];
  const failed = textAt(raw, 'error') || textAt(raw, 'error_code');
  return completeReply('brightdata', {
    text,
    citations: cited,
    retrieved: list === undefined ? null : notCited(pool, cited),
    searches: queries.length > 0 ? [...new Set(queries)] : null,
    ...(failed !== '' && { failed }),
    model: textAt(raw, 'model'),
    platform: surfaceOf(textAt(raw, 'url'), textAt(raw, 'input', 'url')),
    createdAt: timeAt(raw, 'timestamp'),
    prompt: textAt(raw, 'prompt') || textAt(at(raw, 'input'), 'prompt'),
    id: textAt(raw, 'snapshot_id'),
  });
}
