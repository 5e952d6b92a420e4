import { defineSearch } from '../../lib/search/defineSearch.ts';
import { optionalTextParam } from '../../lib/search/searchParams.ts';

export const genContentSearch = defineSearch({
  /** The draft that is open. */
  draft: optionalTextParam('draft'),
  /** The brief whose drafts are continued or begun. */
  brief: optionalTextParam('brief'),
});
