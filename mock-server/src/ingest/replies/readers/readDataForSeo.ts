import { listAt, numberAt, objectAt, objectsAt, textAt, textsAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply, ReplyParts } from '../Reply.ts';
import { inOrder, notCited, sourcesOf } from '../sources.ts';
import { surfaceOf } from '../surfaceOf.ts';
import { blockText } from './blockText.ts';

const OK = 20_000;
/** Status code "no results": no overview was shown. */
const NO_RESULTS = 40_501;

type Answer = Pick<ReplyParts, 'text' | 'citations' | 'retrieved'>;

/** LLM Responses: text sections, each with its cited pages. */
function fromSections(items: readonly JsonObject[]): Answer {
  const sections = items.filter(({ type }) => type !== 'reasoning').flatMap((item) => objectsAt(item, 'sections'));
  const lists = sections.map((section) => listAt(section, 'annotations'));
  const isSearched = lists.some((list) => list !== undefined);
  return {
    text: sections
      .map((section) => textAt(section, 'text'))
      .filter((text) => text !== '')
      .join('\n\n'),
    citations: isSearched ? inOrder(lists.flatMap((list) => sourcesOf(list))) : null,
  };
}

/** AI Overviews and AI Mode: an element of the search results page. */
function fromOverview(overview: JsonObject): Answer {
  const elements = objectsAt(overview, 'items');
  const references = [overview, ...elements].flatMap((item) => sourcesOf(item['references']));
  const words = elements.map((element) => textAt(element, 'markdown') || blockText([element]));
  return {
    text: textAt(overview, 'markdown') || words.filter((text) => text !== '').join('\n\n') || textAt(overview, 'text'),
    citations: inOrder(references),
  };
}

/** LLM Mentions: an answer from its database, with the question; of several, `severalReplies` makes one reply each. */
const mentionIn = (result: JsonObject | undefined): JsonObject | undefined =>
  objectsAt(result, 'items').find((item) => 'question' in item && 'answer' in item);

function fromMention(mention: JsonObject): Answer {
  const [sources, shown] = [listAt(mention, 'sources'), listAt(mention, 'search_results')];
  const citations = sources === undefined ? null : inOrder(sourcesOf(sources));
  return {
    text: textAt(mention, 'answer'),
    citations,
    retrieved: shown === undefined ? null : notCited(sourcesOf(shown), citations),
  };
}

/** LLM Scraper: Markdown with its sources; `search_results` were shown only to the model. */
function fromScraper(result: JsonObject, items: readonly JsonObject[]): Answer {
  const lists = [listAt(result, 'sources'), ...items.map((item) => listAt(item, 'sources'))];
  const citations = lists.some((list) => list !== undefined) ? inOrder(lists.flatMap((list) => sourcesOf(list))) : null;
  const words = items.map((item) => textAt(item, 'markdown') || textAt(item, 'text')).filter((text) => text !== '');
  const shown = listAt(result, 'search_results');
  return {
    text: textAt(result, 'markdown') || words.join('\n\n'),
    citations,
    retrieved: shown === undefined ? null : notCited(sourcesOf(shown), citations),
  };
}

function answerOf(result: JsonObject): Answer {
  const items = objectsAt(result, 'items');
  const mention = mentionIn(result);
  if (mention !== undefined) return fromMention(mention);
  const overview = items.find(({ type }) => type === 'ai_overview');
  if (overview !== undefined) return fromOverview(overview);
  return items.some((item) => listAt(item, 'sections') !== undefined)
    ? fromSections(items)
    : fromScraper(result, items);
}

/** The engine is `se` of the task, or for a search results page `se` and its type: `google` and `ai_mode`. */
function platformOf(task: JsonObject, result: JsonObject | undefined): string {
  const path = (listAt(task, 'path') ?? []).filter((step) => typeof step === 'string').join(' ');
  const hasOverview = objectsAt(result, 'items').some(({ type }) => type === 'ai_overview');
  const se = `${textAt(task, 'data', 'se')} ${textAt(task, 'data', 'se_type')}`;
  return surfaceOf(se, path, hasOverview ? 'ai_overview' : '');
}

/** Parses a reply of DataForSEO, whose task has its own status code. */
export function readDataForSeo(raw: JsonObject): Reply | null {
  const task = objectsAt(raw, 'tasks')[0];
  const code = numberAt(task, 'status_code');
  if (task === undefined || code === null) return null;
  const result = objectAt(task, 'result', 0);
  const message = textAt(task, 'status_message');
  const mention = mentionIn(result);
  const queries = listAt(mention ?? result, 'fan_out_queries');
  return completeReply('dataforseo', {
    ...(result === undefined ? { text: '' } : answerOf(result)),
    ...(code !== OK && code !== NO_RESULTS && { failed: [String(code), message].join(': ') }),
    finish: message,
    searches: queries === undefined ? null : textsAt(queries),
    model: textAt(mention ?? result, 'model_name') || textAt(result, 'model'),
    platform: surfaceOf(textAt(mention, 'platform'), textAt(mention, 'model_name')) || platformOf(task, result),
    // An entry of LLM Mentions holds the latest answer.
    createdAt: timeAt(result, 'datetime') ?? timeAt(mention, 'last_response_at'),
    prompt:
      textAt(mention, 'question') ||
      textAt(task, 'data', 'user_prompt') ||
      textAt(task, 'data', 'keyword') ||
      textAt(result, 'keyword'),
    id: textAt(task, 'id'),
  });
}
