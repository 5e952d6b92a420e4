import { changeListSchema, effectSchema, savedChangeSchema } from './publicationSchemas.ts';
import type { Publication } from './publicationSchemas.ts';
import type { Http } from './http.ts';

/** A publication in the form: without an id it is created. */
export type TypedChange = Omit<Publication, 'id'> & { readonly id?: string };

/** The publication calls of /optimize/optContent and /optimize/genContent. */
export function createPublicationApi(http: Http) {
  return {
    list: (timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/changes', changeListSchema, { time_zone: timeZone }, { signal }),
    /** @throws ApiError notFound for an unknown publication */
    effect: (id: string, timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/changes/effect', effectSchema, { id, time_zone: timeZone }, { signal }),
    /** Saves a publication, or restores a deleted one under its id. @throws ApiError validation naming the field */
    save: (change: TypedChange) => http.post('/api/front/optimize/changes/save', savedChangeSchema, { change }),
    /** Returns the whole publication, so that it can be restored. */
    remove: (id: string) => http.post('/api/front/optimize/changes/delete', savedChangeSchema, { id }),
  };
}
