import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { flagParam, textParam } from '#client/lib/search/searchParams.ts';

const definition = defineSearch({
  /** The publication whose effect is shown; empty: none. */
  change: textParam('change'),
  /** The own page being improved; empty: none. */
  page: textParam('page'),
  /** A pasted text is being improved. */
  pasted: flagParam('pasted'),
});
export type ImproveSearch = SearchState<typeof definition>;

/** Only one of the three is shown: publication before page, page before pasted text. */
function onlyOne({ change, page, pasted }: ImproveSearch): ImproveSearch {
  if (change !== '') return { change, page: '', pasted: false };
  return { change: '', page, pasted: pasted && page === '' };
}

export const improveSearch = {
  ...definition,
  parse: (params: URLSearchParams): ImproveSearch => onlyOne(definition.parse(params)),
  format: (state: ImproveSearch): URLSearchParams => definition.format(onlyOne(state)),
};
