import type { Http } from './http.ts';
import { brandListSchema, recountJobSchema } from './manageSchemas.ts';
import type { BrandNames } from './manageSchemas.ts';

/** Names of the own brand and its rivals. Saving them recounts every stored answer; `job` tells how far that is. */
export function createBrandApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/brand/index', brandListSchema, {}, { signal }),
    /** Counts without saving: what the names would add or take away. */
    tryOut: (brands: readonly BrandNames[]) => http.post('/api/front/brand/try', recountJobSchema, { brands }),
    save: (brands: readonly BrandNames[]) => http.post('/api/front/brand/save', recountJobSchema, { brands }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/brand/job', recountJobSchema, { job_id: jobId }, { signal }),
  };
}

export type BrandApi = ReturnType<typeof createBrandApi>;
