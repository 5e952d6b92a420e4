import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';

/** The slot that is open; empty: the first without an answer. */
export const captureSearch = defineSearch({ slot: textParam('slot') });
