import { compareCodes } from '#client/lib/compareTexts.ts';
import { memoize } from '#client/lib/memoize.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { clusterQuestions } from './clusterQuestions.ts';
import { ThemeTerms } from './themeTerms.ts';

/** A theme shared by questions: prompts of the project, and searches that engines ran to answer them. */
interface QuestionTheme {
  readonly id: string;
  readonly terms: readonly string[];
  /** Indexes of prompts, ascending. */
  readonly prompts: readonly number[];
  /** The searches, most often run first. */
  readonly searches: readonly string[];
}

export interface QuestionThemes {
  readonly list: readonly QuestionTheme[];
  /** Theme of every prompt, an index into `list`; -1: none. */
  readonly ofPrompt: Int32Array;
  /** Theme by search, as the search was run. */
  readonly ofSearch: ReadonlyMap<string, number>;
}

/** Limit of searches, most frequent first; rarer ones say little, and there may be a million. */
const MOST_SEARCHES = 2000;

/** Distinct searches of a project, most frequent first (ties in order of their text). */
function searchesOf({ searches }: AnswerTable): string[] {
  const counts = new Map<string, number>();
  for (const queries of searches.values()) {
    for (const query of new Set(queries.map((one) => one.trim()))) {
      counts.set(query, (counts.get(query) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([query]) => query !== '')
    .sort(([a, often], [b, other]) => other - often || compareCodes(a, b))
    .slice(0, MOST_SEARCHES)
    .map(([query]) => query);
}

/**
 * The themes of a project, from all its prompts and the searches observed in its answers, independent of the filters, so that a theme is
 * the same in every report. Memoized by table.
 */
export const questionThemes = memoize((table: AnswerTable): QuestionThemes => {
  const { prompts, brands } = table.project;
  const words = new ThemeTerms(new MentionMatcher(brands));
  const asked = new Set(prompts.map(({ text }) => promptKey(text)));
  // A search with the words of a prompt would count that prompt twice.
  const searches = searchesOf(table).filter((query) => !asked.has(promptKey(query)));
  const clusters = clusterQuestions([
    ...prompts.map(({ text }) => words.of(text)),
    ...searches.map((text) => words.of(text)),
  ]);
  const ofPrompt = new Int32Array(prompts.length).fill(-1);
  const ofSearch = new Map<string, number>();
  const ids = new Set<string>();
  const list = clusters.map(({ terms, questions }, theme): QuestionTheme => {
    const own = questions.filter((question) => question < prompts.length);
    const run = questions.flatMap((question) => searches[question - prompts.length] ?? []);
    for (const prompt of own) {
      ofPrompt[prompt] = theme;
    }
    for (const search of run) {
      ofSearch.set(search, theme);
    }
    return { id: freeId(terms.join(' '), ids), terms, prompts: own, searches: run };
  });
  return { list, ofPrompt, ofSearch };
});

/** Two themes may have the same name. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) {
    id = `${wanted} ${String(copy)}`;
  }
  taken.add(id);
  return id;
}
