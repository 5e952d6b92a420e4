import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { at, listAt, objectAt, objectsAt, textAt, textsAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { splitByMarks } from '../marks.ts';
import type { NumberedSource } from '../marks.ts';
import { queryIn } from '../queryIn.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourceOf, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { annotatedSources, hasAnnotations } from './annotations.ts';
import { appCallOf } from './appCallOf.ts';
import { errorOf } from './errorOf.ts';
import { refusalOf, textOfParts } from './textOfParts.ts';

const ITEM = /^(?:message|reasoning|\w*_call|\w+_results?|\w*tool_\w+|function_call\w*|output_text)$/u;

/** Whether a list holds output items of OpenAI's Responses API or a compatible one. */
export function isResponsesOutput(list: readonly unknown[]): boolean {
  const types = list.map((item) => textAt(item, 'type'));
  return (
    types.length > 0 &&
    types.every((type) => ITEM.test(type)) &&
    types.some((type) => type === 'message' || type === 'web_search_call' || type === 'doubao_app_call')
  );
}

/** Models for which missing annotations are inconclusive: the vendor's documents contradict each other. */
const UNSURE_MODELS = /^(?:qwen|hunyuan|hy\d|deepseek)/iu;
/** Models that send empty lists of annotations whatever their text cites. */
const SILENT_MODELS = /^(?:qwen|deepseek)/iu;

type Output = {
  readonly items: readonly JsonObject[];
  readonly messages: readonly JsonObject[];
  readonly parts: readonly JsonObject[];
};

function outputOf(raw: JsonObject): Output {
  const items = objectsAt(raw, 'output');
  const all = items.filter(({ type }) => type === 'message');
  // Skips progress commentary, if the reply distinguishes it from the answer.
  const answers = all.filter(({ phase }) => phase !== 'commentary');
  const messages = answers.length > 0 ? answers : all;
  return { items, messages, parts: messages.flatMap((message) => objectsAt(message, 'content')) };
}

/** Every page that was found or opened. */
function poolOf(raw: JsonObject, { items }: Output): readonly Source[] {
  const ofItems = items.flatMap((item) => [
    ...sourcesOf(at(item, 'action', 'sources')),
    ...sourcesOf(at(item, 'results')),
    ...sourcesOf(at(item, 'contents')),
    ...(at(item, 'action', 'type') === 'open_page' ? [sourceOf(actionOf(item)) ?? []].flat() : []),
  ]);
  return [...ofItems, ...sourcesOf(at(raw, 'citations'))];
}

/**
 * Pages found by Perplexity, under the ids by which the text references them. If each search numbers its results from 1, the results of all
 * searches are numbered in sequence.
 */
function resultPool(items: readonly JsonObject[]): readonly NumberedSource[] {
  const results = items.filter(({ type }) => type === 'search_results').flatMap((item) => objectsAt(item, 'results'));
  const found = results.flatMap((result, index) => {
    const source = sourceOf(result);
    const id = Number(result['id'] ?? Number.NaN);
    return source === null ? [] : [{ id: Number.isInteger(id) ? id : index + 1, place: index + 1, source }];
  });
  const urls = new Map(found.map(({ id, source }) => [id, source.url]));
  const areOwn = found.every(({ id, source }) => urls.get(id) === source.url);
  return found.map(({ id, place, source }) => ({ number: areOwn ? id : place, source }));
}

/** Whether an item is a search of the web or of posts, rather than of files or tools. */
const isSearch = ({ type, name }: JsonObject): boolean => {
  const kind = type === 'custom_tool_call' ? name : type;
  return typeof kind === 'string' && /search/u.test(kind) && !/^(?:file|tool)_/u.test(kind);
};

/** Whether the format could state retrieved pages. */
function showsPages(raw: JsonObject, items: readonly JsonObject[]): boolean {
  const lists = items.flatMap((item) => [at(item, 'action', 'sources'), at(item, 'results'), at(item, 'contents')]);
  return [at(raw, 'citations'), ...lists].some((list) => Array.isArray(list));
}

/** DeepSeek adds the call's number to its queries, and to the end of URLs it opened. */
const CALL_MARK = /^#?ws_call_id=\S*$/u;

/** The action with the page's plain URL. */
function actionOf(item: JsonObject): JsonObject {
  const action = objectAt(item, 'action') ?? {};
  const url = textAt(action, 'url');
  const mark = url.lastIndexOf('#');
  return mark >= 0 && CALL_MARK.test(url.slice(mark)) ? { ...action, url: url.slice(0, mark) } : action;
}

const NO_SEARCH = /^(?:open_page|find_in_page)$/u;

/** Null: a search ran, but the reply does not contain its query. */
function searchesOf(items: readonly JsonObject[]): readonly string[] | null {
  const shown = items.filter(isSearch);
  if (shown.length === 0) return [];
  const queries = shown.flatMap((item) => {
    const told = [...textsAt(item, 'action', 'queries'), ...textsAt(item, 'queries')];
    const many = told.filter((query) => !CALL_MARK.test(query));
    const one = textAt(item, 'action', 'query') || textAt(item, 'query') || queryIn(item['arguments'] ?? item['input']);
    return many.length > 0 ? many : one === '' ? [] : [one];
  });
  const ran = shown.filter((item) => item['status'] !== 'failed' && !NO_SEARCH.test(textAt(item, 'action', 'type')));
  return queries.length === 0 && ran.length > 0 ? null : [...new Set(queries)];
}

function cite(raw: JsonObject, output: Output, text: string): Pick<Reply, 'citations' | 'retrieved'> {
  const pool = poolOf(raw, output);
  const isSearched = output.items.some(isSearch);
  const isUntold = isSearched && pool.length === 0 && !showsPages(raw, output.items);
  const notCitedOf = (cited: readonly RawCitation[]): Reply['retrieved'] => (isUntold ? null : notCited(pool, cited));
  const annotated = inOrder(output.parts.flatMap((part) => annotatedSources(part['annotations'])));
  if (annotated.length > 0) return { citations: annotated, retrieved: notCitedOf(annotated) };
  const results = resultPool(output.items);
  if (results.length > 0) return splitByMarks(text, results, []);
  const model = textAt(raw, 'model');
  const isListed = output.parts.some(hasAnnotations) && !SILENT_MODELS.test(model);
  const canTell = isListed || (isSearched && !UNSURE_MODELS.test(model));
  return { citations: canTell ? [] : null, retrieved: notCitedOf([]) };
}

/** Statuses of a reply that was fetched before its end or cut off. */
const UNFINISHED = /^(?:incomplete|in_progress|queued)$/u;

/** Parses a reply of OpenAI's Responses API or a compatible one: Perplexity, xAI, Ark, DashScope, TokenHub. */
export function readResponses(raw: JsonObject): Reply | null {
  const list = listAt(raw, 'output');
  const isResponse = raw['object'] === 'response';
  if (!(isResponse || (list !== undefined && isResponsesOutput(list)))) return null;
  const output = outputOf(raw);
  const app = appCallOf(output.items);
  const own = output.messages.map((message) => textOfParts(message['content'])).filter((text) => text !== '');
  // If the SDK serialised a response without its items, only the joined text is left.
  const written = own.length > 0 ? own.join('\n\n') : textAt(raw, 'output_text');
  const text = written === '' && app !== null ? app.text : written;
  const cut = textAt(raw, 'incomplete_details', 'reason');
  const status = textAt(raw, 'status');
  const refusal = cut === 'content_filter' ? cut : refusalOf(output.parts);
  const error = errorOf(raw) ?? (status === 'failed' || status === 'cancelled' ? { failed: status } : undefined);
  return completeReply('openai_responses', {
    ...(app !== null && written === '' ? app : cite(raw, output, text)),
    text: text === '' && refusal !== undefined && cut === '' ? refusal : text,
    searches: app?.searches ?? searchesOf(output.items),
    ...(refusal !== undefined && { refused: refusal }),
    ...error,
    truncated: UNFINISHED.test(status) || cut !== '',
    finish: cut || status,
    model: textAt(raw, 'model'),
    usage: usageOf(raw['usage']),
    createdAt: timeAt(raw, 'created_at'),
    prompt: textAt(raw, 'input'),
    id: textAt(raw, 'id'),
  });
}
