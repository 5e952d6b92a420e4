import { objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourceOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { textOfParts, withoutThinking } from './textOfParts.ts';

/** Cited text is in separate blocks, mid-sentence. */
function wordsOf(block: JsonObject): string {
  const cited = objectAt(block, 'citationsContent');
  return textOfParts(cited === undefined ? [block] : objectsAt(cited, 'content'));
}

/** For Nova the cited location is the page; Claude states it separately. Private documents are no pages. */
function pagesOf(block: JsonObject): readonly Source[] {
  return objectsAt(block, 'citationsContent', 'citations').flatMap(
    (citation) => sourceOf({ ...citation, ...objectAt(citation, 'location', 'web') }) ?? [],
  );
}

/** Parses a reply of Bedrock's `converse`. */
export function readBedrock(raw: JsonObject): Reply | null {
  const message = objectAt(raw, 'output', 'message');
  const finish = textAt(raw, 'stopReason');
  if (message === undefined || finish === '') return null;
  const isRefused = finish === 'guardrail_intervened' || finish === 'content_filtered';
  const blocks = objectsAt(message, 'content');
  const calls = blocks.filter((block) => textAt(block, 'toolUse', 'name') === 'nova_grounding');
  const hasSearched = calls.length > 0;
  const cited = inOrder(blocks.flatMap(pagesOf));
  return completeReply('bedrock_converse', {
    text: withoutThinking(blocks.map(wordsOf).join('')),
    citations: cited.length > 0 || hasSearched ? cited : null,
    searches: hasSearched ? calls.flatMap((call) => textAt(call, 'toolUse', 'input', 'query') || []) : null,
    ...(isRefused && { refused: finish }),
    truncated: finish === 'max_tokens',
    finish,
    usage: usageOf(raw['usage']),
  });
}
