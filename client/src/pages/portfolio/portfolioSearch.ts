import { PORTFOLIO_DAYS } from '#client/api/schemas/portfolioSchemas.ts';
import type { PortfolioDays } from '#client/api/schemas/portfolioSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

/** `attention`: the worst real change first (see `sortRows`). */
const portfolioSorts = ['attention', 'name', 'group', 'visibility', 'change', 'health', 'alerts', 'last'] as const;
export type PortfolioSort = (typeof portfolioSorts)[number];

const worstFirst: TableSort<PortfolioSort> = { key: 'attention', order: 'asc' };
const dayTexts = PORTFOLIO_DAYS.map(String);

export const portfolioSearch = defineSearch({
  days: choiceParam('days', dayTexts, '7'),
  /** Name of a group; empty: all. */
  group: textParam('group', 200),
  q: textParam('q', 200),
  archived: flagParam('archived'),
  sort: sortParam('sort', portfolioSorts, worstFirst),
});
export type PortfolioSearch = SearchState<typeof portfolioSearch>;

/** The window's length as a number. */
export function daysOf({ days }: PortfolioSearch): PortfolioDays {
  return PORTFOLIO_DAYS.find((length) => String(length) === days) ?? PORTFOLIO_DAYS[0];
}
