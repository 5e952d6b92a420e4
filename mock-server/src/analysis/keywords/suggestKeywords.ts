import { memoize } from '#client/lib/memoize.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { sharedTerms } from './sharedTerms.ts';
import { keywordKey } from './wordsOf.ts';

/** More than anybody would look through before keeping some. */
const MOST_SUGGESTED = 40;
/** Prompts, and different searches, that are read: the first thousands tell what a project is about. */
const MOST_TEXTS = 3000;
/** A term must be shared by that many of the texts, at least two. */
const LEAST_SHARE = 0.03;
const LEAST_TEXTS = 2;

/** The different searches that engines ran, in order of time. */
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
 * Keywords for a project that came without: the terms that its prompts and the searches seen in its answers share
 * (`sharedTerms`), without tracked names and without what is kept already; those most shared first, at most 40.
 */
export function suggestKeywords(table: AnswerTable, kept: readonly string[]): string[] {
  const taken = new Set(kept.map(keywordKey));
  return termsOf(table)
    .filter((term) => !taken.has(keywordKey(term)))
    .slice(0, MOST_SUGGESTED);
}
