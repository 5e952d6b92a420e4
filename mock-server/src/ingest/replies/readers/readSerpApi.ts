import { listAt, objectAt, objectsAt, textAt, timeAt } from '../json.ts';
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

/** A page of plain results has an overview of its engine beside them. */
function platformOf(raw: JsonObject): string {
  const engine = textAt(raw, 'search_parameters', 'engine');
  const overview = engine === 'google' || ('ai_overview' in raw && engine === '') ? 'ai_overview' : '';
  return surfaceOf(engine, overview);
}

/**
 * Reads a result page of SerpApi (and SearchApi, which is close to it): an AI Overview or AI Mode answer. A page that only has the
 * token of a second call, or no overview, is empty.
 */
export function readSerpApi(raw: JsonObject): Reply | null {
  const answer = answerIn(raw);
  const isPage = 'search_metadata' in raw || 'search_parameters' in raw;
  if (!isPage && (answer === undefined || listAt(answer, 'text_blocks') === undefined)) return null;
  const failed = textAt(raw, 'error') || textAt(answer, 'error');
  const references = listAt(answer, 'references') ?? listAt(answer, 'reference_links');
  const markdown = textAt(answer, 'reconstructed_markdown') || textAt(answer, 'markdown');
  const isError = textAt(raw, 'search_metadata', 'status').toLowerCase() === 'error';
  return completeReply('serpapi', {
    text: markdown || blockText(objectsAt(answer, 'text_blocks')),
    citations: references === undefined ? null : inOrder(sourcesOf(references)),
    ...((isError || (failed !== '' && answer === undefined)) && { failed: failed || 'Error' }),
    finish: answer === undefined ? 'no_overview' : 'page_token' in answer ? 'page_token' : '',
    createdAt: timeAt(raw, 'search_metadata', 'created_at'),
    platform: platformOf(raw),
    prompt: textAt(raw, 'search_parameters', 'q') || textAt(raw, 'search_parameters', 'query'),
    id: textAt(raw, 'search_metadata', 'id'),
  });
}
