import { brandListSchema, recountJobSchema } from './brandNamesSchemas.ts';
import type { BrandNames } from './brandNamesSchemas.ts';
import type { Http } from './http.ts';

/** Names of the own brand and its competitors. Saving them recounts every stored answer; `job` reports the progress. */
export function createBrandApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/brand/index', brandListSchema, {}, { signal }),
    /** Counts without saving: the mentions that the names would add or remove. */
    tryOut: (brands: readonly BrandNames[]) => http.post('/api/front/brand/try', recountJobSchema, { brands }),
    /**
     * @param base the brands that were edited. @throws ApiError `conflict` when the stored ones differ from `base`; nothing is saved then
     */
    save: (brands: readonly BrandNames[], base: readonly BrandNames[]) =>
      http.post('/api/front/brand/save', recountJobSchema, { brands, base }, { idempotent: true }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/brand/job', recountJobSchema, { job_id: jobId }, { signal }),
  };
}
