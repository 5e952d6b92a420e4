import { stages } from '#client/api/stageSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

export const insightTabs = ['themes', 'unmet', 'prompts'] as const;
export type InsightTab = (typeof insightTabs)[number];
const themeSorts = ['questions', 'answers', 'visibility', 'change', 'unmet'] as const;
export type ThemeSort = (typeof themeSorts)[number];
const unmetSorts = ['missed', 'answers', 'text', 'visibility'] as const;
export type UnmetSort = (typeof unmetSorts)[number];
const traitSorts = ['text', 'persona', 'stage', 'answers', 'visibility'] as const;
export type TraitSort = (typeof traitSorts)[number];
export const unmetKinds = ['nobody', 'rivals'] as const;

const defaultThemeSort: TableSort<ThemeSort> = { key: 'questions', order: 'desc' };
const defaultUnmetSort: TableSort<UnmetSort> = { key: 'missed', order: 'desc' };
const defaultPromptSort: TableSort<TraitSort> = { key: 'text', order: 'asc' };

/** The server's limit for search texts, in characters. */
const LONGEST_SEARCH = 200;

/** Search state of /userInsights/index besides the filters. */
export const userInsightSearch = defineSearch({
  tab: choiceParam('tab', insightTabs, 'themes'),
  themeSort: sortParam('theme_sort', themeSorts, defaultThemeSort),
  unmetSort: sortParam('unmet_sort', unmetSorts, defaultUnmetSort),
  kind: optionalChoiceParam('kind', unmetKinds),
  /** Region and language of unmet prompts; `none`: no region. Empty: all. */
  region: textParam('region', LONGEST_SEARCH),
  language: textParam('language', LONGEST_SEARCH),
  promptSort: sortParam('sort', traitSorts, defaultPromptSort),
  /** Search text of the prompt list. */
  q: textParam('q', LONGEST_SEARCH),
  /** Empty: all. */
  persona: textParam('persona', LONGEST_SEARCH),
  stage: optionalChoiceParam('stage', stages),
  /** The dialog of own personas is open. */
  editsPersonas: flagParam('edit', 'personas'),
});
export type InsightSearch = SearchState<typeof userInsightSearch>;
