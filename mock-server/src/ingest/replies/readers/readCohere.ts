import { at, listAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourceOf, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { textOfParts } from './textOfParts.ts';

const CUT = /^MAX_TOKENS$/u;
const REFUSED = /^ERROR_TOXIC$/u;
const FAILED = /^(?:ERROR|ERROR_LIMIT|USER_CANCEL|TIMEOUT)$/u;

function endingOf(finish: string): { refused?: string; failed?: string; truncated: boolean; finish: string } {
  return {
    ...(REFUSED.test(finish) && { refused: finish }),
    ...(FAILED.test(finish) && { failed: finish }),
    truncated: CUT.test(finish),
    finish,
  };
}

/** Parses a reply of Cohere's chat: version 2 has a message, version 1 a text with documents beside it. */
export function readCohere(raw: JsonObject): Reply | null {
  const finish = textAt(raw, 'finish_reason');
  const message = at(raw, 'message');
  const isMessage = listAt(message, 'content') !== undefined || listAt(message, 'tool_calls') !== undefined;
  if (isMessage && finish === finish.toUpperCase() && finish !== '') {
    const cited = objectsAt(message, 'citations').flatMap((citation) => sourcesOf(at(citation, 'sources')));
    return completeReply('cohere', {
      text: textOfParts(at(message, 'content')),
      citations: listAt(message, 'citations') === undefined ? null : inOrder(cited),
      ...endingOf(finish),
      usage: usageOf(at(raw, 'usage', 'tokens')),
      id: textAt(raw, 'id'),
    });
  }
  if (typeof raw['text'] !== 'string' || !('generation_id' in raw)) return null;
  const documents = objectsAt(raw, 'documents');
  const byId = new Map(documents.map((document) => [textAt(document, 'id'), sourceOf(document)]));
  const ids = objectsAt(raw, 'citations').flatMap((citation) => listAt(citation, 'document_ids') ?? []);
  const cited = ids.flatMap((id): readonly Source[] => (typeof id === 'string' ? [byId.get(id) ?? []].flat() : []));
  const hasSearched = documents.length > 0 || objectsAt(raw, 'search_results').length > 0;
  const citations = hasSearched || listAt(raw, 'citations') !== undefined ? inOrder(cited) : null;
  return completeReply('cohere', {
    text: textAt(raw, 'text'),
    citations,
    retrieved: hasSearched ? notCited(sourcesOf(documents), citations) : null,
    searches: hasSearched ? objectsAt(raw, 'search_queries').flatMap((query) => textAt(query, 'text') || []) : null,
    ...endingOf(finish),
    usage: usageOf(at(raw, 'meta', 'tokens')),
    id: textAt(raw, 'generation_id'),
  });
}
