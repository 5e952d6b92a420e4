import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { optionalTextParam } from '#client/lib/search/searchParams.ts';

export const genContentSearch = defineSearch({
  /** The open draft. */
  draft: optionalTextParam('draft'),
  /** The brief whose drafts are listed or started. */
  brief: optionalTextParam('brief'),
});
