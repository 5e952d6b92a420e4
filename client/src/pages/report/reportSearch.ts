import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';

const definition = defineSearch({ id: textParam('id', 64) });

/** The open report; empty: the list. The breadcrumb is the report's name, so it is removed together with it. */
export const reportSearch = { ...definition, names: [...definition.names, 'breadcrumb'] };
