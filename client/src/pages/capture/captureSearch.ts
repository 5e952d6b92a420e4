import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';

/** The open slot; empty: the first one without an answer. */
export const captureSearch = defineSearch({ slot: textParam('slot') });
