import { keywordOptionsSchema, optionListSchema } from './filterSchemas.ts';
import type { Http } from './http.ts';

/** The option lists of the filter form. */
export function createFilterApi(http: Http) {
  return {
    topics: (signal?: AbortSignal) => http.get('/api/front/topic/index', optionListSchema, {}, { signal }),
    platforms: (signal?: AbortSignal) => http.get('/api/front/platform/index', optionListSchema, {}, { signal }),
    keywords: (signal?: AbortSignal) => http.get('/api/front/keyword/options', keywordOptionsSchema, {}, { signal }),
  };
}

export type FilterApi = ReturnType<typeof createFilterApi>;
