import { keyScopes } from '#client/api/keySchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { optionalChoiceParam } from '#client/lib/search/searchParams.ts';

/** Whether a key is being made, and what it may do to begin with. */
export const keysSearch = defineSearch({ make: optionalChoiceParam('make', keyScopes) });
