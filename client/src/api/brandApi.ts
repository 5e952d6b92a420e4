import type { Http } from './http.ts';
import { brandListSchema, recountJobSchema } from './brandNamesSchemas.ts';
import type { BrandNames } from './brandNamesSchemas.ts';

/** Names of the own brand and its rivals. Saving them recounts every stored answer; `job` tells how far that is. */
export function createBrandApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/brand/index', brandListSchema, {}, { signal }),
    /** Counts without saving: what the names would add or take away. */
    tryOut: (brands: readonly BrandNames[]) => http.post('/api/front/brand/try', recountJobSchema, { brands }),
    /** @param base the brands these were made of. @throws ApiError `conflict` when others are stored by now; nothing is saved then */
    save: (brands: readonly BrandNames[], base: readonly BrandNames[]) =>
      http.post('/api/front/brand/save', recountJobSchema, { brands, base }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/brand/job', recountJobSchema, { job_id: jobId }, { signal }),
  };
}
