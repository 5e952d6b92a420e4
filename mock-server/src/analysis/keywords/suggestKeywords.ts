import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { sharedTerms } from './sharedTerms.ts';
import { keywordKey } from './wordsOf.ts';

/** Limit of suggestions: people do not review more. */
const MOST_SUGGESTED = 40;
/** Limit of prompts, and of distinct searches, that are read: a few thousand show the subjects of a project. */
const MOST_TEXTS = 3000;
/** Share of the texts that must contain a term, and at least two texts. */
const LEAST_SHARE = 0.03;
const LEAST_TEXTS = 2;

/** The distinct searches that engines ran, in order of time. */
function searchesOf(table: AnswerTable): string[] {
  const found = new Set<string>();
  for (const queries of table.searches.values()) {
    for (const query of queries) found.add(query.trim());
    if (found.size >= MOST_TEXTS) break;
  }
  found.delete('');
  return [...found];
}

const termsOf = memoize((table: AnswerTable): readonly string[] => {
  const { prompts, brands } = table.project;
  const texts = [...prompts.slice(0, MOST_TEXTS).map(({ text }) => text), ...searchesOf(table)];
  const matcher = new MentionMatcher(brands);
  const least = Math.max(LEAST_TEXTS, Math.ceil(LEAST_SHARE * texts.length));
  return sharedTerms(texts, least)
    .map(({ term }) => term)
    .filter((term) => matcher.scan(term) === 0);
});

/**
 * Keywords for a project without any: the terms shared by its prompts and the searches in its answers
 * (`sharedTerms`), without tracked names and saved keywords; the most frequent first, at most 40.
 */
export function suggestKeywords(table: AnswerTable, kept: readonly string[]): string[] {
  const taken = new Set(kept.map(keywordKey));
  return termsOf(table)
    .filter((term) => !taken.has(keywordKey(term)))
    .slice(0, MOST_SUGGESTED);
}
