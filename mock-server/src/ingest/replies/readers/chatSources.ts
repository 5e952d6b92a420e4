import { at, listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { numbered, splitByMarks } from '../marks.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourceOf, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { annotatedSources, hasAnnotations } from './annotations.ts';
import { passedOn } from './passedOn.ts';

type Cited = Pick<Reply, 'citations' | 'retrieved'>;

const UNTOLD: Cited = { citations: null, retrieved: null };

function numbersOf(list: unknown): readonly (number | null)[] {
  return objectsAt(list).map((entry) => {
    const number = Number(entry['index'] ?? entry['id'] ?? entry['Index'] ?? Number.NaN);
    return Number.isInteger(number) ? number : null;
  });
}

/** A numbered list of pages beside the text; only marks in the text state which are cited. */
function fromPool(text: string, list: unknown): Cited {
  const entries = objectsAt(list);
  const numbers = numbersOf(entries);
  const pool = entries.flatMap((entry, index) => {
    const isPage = typeof entry['type'] !== 'string' || !/^(?:image|video|audio)$/u.test(entry['type']);
    const source = isPage ? sourceOf(entry) : null;
    return source === null ? [] : [{ number: numbers[index] ?? index + 1, source }];
  });
  return splitByMarks(text, pool, null);
}

/** Adds titles from `search_results` to the URLs of `citations`. */
function titled(sources: readonly Source[], results: readonly Source[]): readonly Source[] {
  return sources.map((source) => {
    const title = source.title || (results.find(({ url }) => url === source.url)?.title ?? '');
    return { ...source, title };
  });
}

/**
 * Sonar's `citations`: pages that the answer may reference by `[n]`. If it does, only the numbers that occur are cited; if it never does,
 * all pages of the list are.
 */
function fromCitations(raw: JsonObject, message: JsonObject | undefined, text: string): Cited | null {
  const list = listAt(raw, 'citations') ?? listAt(message, 'citations') ?? listAt(message, 'context', 'citations');
  if (list === undefined) return null;
  const results = sourcesOf(raw['search_results']);
  const pool = titled(sourcesOf(list), results);
  const isPoolOnly = /\bgrok\b/iu.test(textAt(raw, 'model'));
  // Grok's Live Search lists every page it retrieved and links those it cites.
  if (isPoolOnly) return { citations: null, retrieved: inOrder(pool) };
  const split = splitByMarks(text, numbered(pool, []), inOrder(pool));
  const cited = split.citations ?? [];
  return { citations: cited, retrieved: notCited([...pool, ...results], cited) };
}

/** The pages of a chat completion, for all providers of the family. */
export function chatSources(raw: JsonObject, message: JsonObject | undefined, text: string): Cited {
  const annotated = inOrder(annotatedSources(at(message, 'annotations')));
  const executed = objectsAt(message, 'executed_tools').flatMap((tool) =>
    sourcesOf(at(tool, 'search_results', 'results')),
  );
  const passed = passedOn(raw, message);
  if (passed !== null && annotated.length === 0) return passed;
  if (annotated.length > 0) {
    const found = sourcesOf([...(passed?.citations ?? []), ...(passed?.retrieved ?? [])]);
    const pool = [...sourcesOf(raw['search_results']), ...sourcesOf(raw['citations']), ...executed, ...found];
    const isTold =
      ['search_results', 'citations'].some((key) => listAt(raw, key) !== undefined) ||
      executed.length + found.length > 0;
    return { citations: annotated, retrieved: isTold ? notCited(pool, annotated) : null };
  }
  const cited = fromCitations(raw, message, text);
  if (cited !== null) return cited;
  const pools = [
    listAt(raw, 'search_results'),
    listAt(message, 'search_results'),
    listAt(raw, 'references'),
    listAt(message, 'references'),
    listAt(objectAt(raw, 'search_info'), 'search_results'),
    listAt(raw, 'web_search'),
  ];
  const pool = pools.find((list) => list !== undefined);
  if (pool !== undefined) return fromPool(text, pool);
  if (hasAnnotations(message)) return { citations: [], retrieved: executed.length > 0 ? inOrder(executed) : null };
  return executed.length > 0 ? { citations: null, retrieved: inOrder(executed) } : UNTOLD;
}
