import { at, listAt, objectAt, objectsAt, textAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';
import { surfaceOf } from '../surfaceOf.ts';
import { blockText } from './blockText.ts';

function answerIn(raw: JsonObject): JsonObject | undefined {
  const overview = objectAt(raw, 'ai_overview');
  if (overview !== undefined) return overview;
  const isAnswer = listAt(raw, 'text_blocks') !== undefined || typeof raw['reconstructed_markdown'] === 'string';
  return isAnswer ? raw : undefined;
}

/** Fields in which the vendors' overviews hold their text, or state that there is none yet. */
const KNOWN = [
  'text_blocks',
  'reconstructed_markdown',
  'markdown',
  'ai_overview_contents',
  'page_token',
  'serpapi_link',
  'error',
];

/** An overview with content but no known field: it must not count as empty. */
function isUnknown(overview: unknown): boolean {
  if (Array.isArray(overview)) return overview.length > 0;
  const keys = Object.keys(objectAt(overview) ?? {});
  return keys.length > 0 && !keys.some((key) => KNOWN.includes(key));
}

/** A plain results page of Google, or of no stated engine, contains an AI Overview. */
function platformOf(raw: JsonObject): string {
  const engine = textAt(raw, 'search_parameters', 'engine');
  const overview = engine === 'google' || ('ai_overview' in raw && engine === '') ? 'ai_overview' : '';
  return surfaceOf(engine, overview);
}

/**
 * Parses a search results page of SerpApi (and SearchApi and Traject Data, whose formats are similar): an AI Overview or AI Mode answer. A
 * page with only the token of a second call, or without an overview, is empty.
 */
export function readSerpApi(raw: JsonObject): Reply | null {
  const answer = answerIn(raw);
  const isPage = 'search_metadata' in raw || 'search_parameters' in raw;
  if (!isPage && (answer === undefined || listAt(answer, 'text_blocks') === undefined)) return null;
  if (isUnknown(raw['ai_overview'])) return null;
  const isRefused = at(raw, 'request_info', 'success') === false;
  const failed =
    textAt(raw, 'error') || textAt(answer, 'error') || (isRefused ? textAt(raw, 'request_info', 'message') : '');
  const lists = ['references', 'reference_links', 'ai_overview_sources'].map((key) => listAt(answer, key));
  const references = lists.find((list) => list !== undefined);
  const markdown = textAt(raw, 'ai_overview') || textAt(answer, 'reconstructed_markdown') || textAt(answer, 'markdown');
  const blocks = [...objectsAt(answer, 'text_blocks'), ...objectsAt(answer, 'ai_overview_contents')];
  const isError = isRefused || textAt(raw, 'search_metadata', 'status').toLowerCase() === 'error';
  return completeReply('serpapi', {
    text: markdown || blockText(blocks),
    citations: references === undefined ? null : inOrder(sourcesOf(references)),
    ...((isError || (failed !== '' && answer === undefined)) && { failed: failed || 'Error' }),
    finish:
      answer === undefined && markdown === ''
        ? 'no_overview'
        : at(answer, 'page_token') !== undefined
          ? 'page_token'
          : '',
    createdAt: timeAt(raw, 'search_metadata', 'created_at'),
    platform: platformOf(raw),
    prompt: textAt(raw, 'search_parameters', 'q') || textAt(raw, 'search_parameters', 'query'),
    id: textAt(raw, 'search_metadata', 'id'),
  });
}
