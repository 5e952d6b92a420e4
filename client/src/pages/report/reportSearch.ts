import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';

const definition = defineSearch({ id: textParam('id', 64) });

/** The report that is open; empty: the list. The breadcrumb is the name of the report: it goes with it. */
export const reportSearch = { ...definition, names: [...definition.names, 'breadcrumb'] };
