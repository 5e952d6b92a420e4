import { at, objectsAt, textAt, textsAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { splitByMarks } from '../marks.ts';
import type { Reply } from '../Reply.ts';
import { sourceOf } from '../sources.ts';

/** The answer of Ark's `doubao_app` tool: text blocks, and search result cards referenced by marks `[n]`. */
export function appCallOf(
  items: readonly JsonObject[],
): Pick<Reply, 'text' | 'searches' | 'citations' | 'retrieved'> | null {
  const calls = items.filter(({ type }) => type === 'doubao_app_call');
  if (calls.length === 0) return null;
  const blocks = calls.flatMap((call) => objectsAt(call, 'blocks'));
  const searches = blocks.filter(({ type }) => type === 'search' || type === 'reasoning_search');
  const cards = searches.flatMap((block) => objectsAt(block, 'results'));
  // `[n]` is an index into all results in order, repeated ones included.
  const pool = cards.flatMap((card, index) => {
    const source = sourceOf(at(card, 'text_card') ?? card);
    return source === null ? [] : [{ number: index + 1, source }];
  });
  const text = blocks.map((block) => (block['type'] === 'output_text' ? textAt(block, 'text') : '')).join('');
  return {
    text,
    searches: [...new Set(searches.flatMap((block) => textsAt(block, 'queries')))],
    ...splitByMarks(text, pool, []),
  };
}
