import { at, listAt, objectsAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourcesOf } from '../sources.ts';
import { groundingOf } from './readGemini.ts';

type PassedOn = Pick<Reply, 'citations' | 'retrieved' | 'searches'>;

/** Gemini's grounding as LiteLLM passes it on beside the choices or in the message, in a list. */
function passedGrounding(raw: JsonObject, message: JsonObject | undefined): PassedOn | null {
  const lists = [raw, message].flatMap((holder) => objectsAt(holder, 'vertex_ai_grounding_metadata'));
  const grounding = lists.find((each) => Object.keys(each).length > 0);
  return grounding === undefined ? null : groundingOf(grounding);
}

/** Claude's citations as LiteLLM passes them on, in a list for each block of text, and the results of its searches. */
function passedBlocks(message: JsonObject | undefined): PassedOn | null {
  const fields = at(message, 'provider_specific_fields');
  const results = objectsAt(fields, 'web_search_results');
  const cited = (listAt(fields, 'citations') ?? []).flatMap((block) =>
    sourcesOf(Array.isArray(block) ? block : [block]),
  );
  if (results.length === 0 && cited.length === 0) return null;
  const citations = inOrder(cited);
  const pool = results.flatMap((result) => sourcesOf(at(result, 'content')));
  return { citations, retrieved: results.length > 0 ? notCited(pool, citations) : null, searches: null };
}

/** What LiteLLM passes on of the searches of other formats in a chat completion; null if nothing. */
export function passedOn(raw: JsonObject, message: JsonObject | undefined): PassedOn | null {
  return passedGrounding(raw, message) ?? passedBlocks(message);
}
