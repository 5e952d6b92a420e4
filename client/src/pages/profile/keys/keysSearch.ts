import { keyScopes } from '#client/api/keySchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { optionalChoiceParam } from '#client/lib/search/searchParams.ts';

/** Whether the form of a new key is open, and the preselected scope. */
export const keysSearch = defineSearch({ make: optionalChoiceParam('make', keyScopes) });
