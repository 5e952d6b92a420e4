import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Keys that Apify's Google scraper adds beside the search results, with the engine of each. */
const ENGINES = [
  ['aiOverview', 'Google AI Overviews'],
  ['aiModeResult', 'Google AI Mode'],
  ['chatGptSearchResult', 'ChatGPT'],
  ['perplexitySearchResult', 'Perplexity'],
  ['copilotSearchResult', 'Copilot'],
  ['geminiSearchResult', 'Gemini'],
] as const;

const SEARCH = 'searchQuery';

/** Whether a record may be a search results page with its query. */
export function isSearchPage(keys: readonly string[], values: readonly unknown[]): boolean {
  const place = keys.indexOf(SEARCH);
  if (place === -1 || !isPlainObject(values[place])) return false;
  return keys.includes('organicResults') || ENGINES.some(([key]) => keys.includes(key));
}

/** Search results pages of Apify's Google scraper, each with the engines' answers to the query. */
export const searchPages: ExportReader = (node) => {
  if (!isSearchPage(Object.keys(node), Object.values(node))) return null;
  const search = objectOf(node[SEARCH]);
  const term = nameOf(search['term']);
  if (term === '') return null;
  const shared = {
    ...Object.fromEntries(Object.entries(node).filter(([, value]) => value === null || typeof value !== 'object')),
    prompt: term,
    country: search['countryCode'] ?? undefined,
    language: search['languageCode'] ?? undefined,
  };
  const answers = ENGINES.flatMap(([key, platform]) => {
    const answer = answerOf(node[key]);
    return answer === null ? [] : [withoutUndefined({ ...shared, [key]: undefined, platform, ...answer })];
  });
  // A page without answers is inconclusive: the engines may not have been asked.
  return answers.length > 0 ? answers : [withoutUndefined(shared)];
};

function answerOf(value: unknown): Values | null {
  const { sources, citationUrls, queryFanOut, ...rest } = objectOf(value);
  const text = typeof value === 'string' ? value : textOf(rest['text'] ?? rest['content'] ?? rest['answer']);
  if (text.trim() === '') return null;
  const pages = listOf(sources ?? citationUrls);
  return {
    answer: text,
    citations: sources === undefined && citationUrls === undefined ? undefined : pages,
    searches: queryFanOut,
  };
}
