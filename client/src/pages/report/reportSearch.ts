import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';

/** The report that is open; empty: the list. */
export const reportSearch = defineSearch({ id: textParam('id', 64) });
