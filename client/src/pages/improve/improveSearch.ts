import { defineSearch } from '../../lib/search/defineSearch.ts';
import type { SearchState } from '../../lib/search/defineSearch.ts';
import { flagParam, textParam } from '../../lib/search/searchParams.ts';

const definition = defineSearch({
  /** The publication whose effect is read; empty: none. */
  change: textParam('change'),
  /** The page of the inventory that is being improved; empty: none. */
  page: textParam('page'),
  /** A text from elsewhere is being improved. */
  pasted: flagParam('pasted'),
});
export type ImproveSearch = SearchState<typeof definition>;

/** The page shows one of the three: a publication goes before a page, a page before a pasted text. */
function onlyOne({ change, page, pasted }: ImproveSearch): ImproveSearch {
  if (change !== '') return { change, page: '', pasted: false };
  return { change: '', page, pasted: pasted && page === '' };
}

export const improveSearch = {
  ...definition,
  parse: (params: URLSearchParams): ImproveSearch => onlyOne(definition.parse(params)),
  format: (state: ImproveSearch): URLSearchParams => definition.format(onlyOne(state)),
};
