import type { Http } from './http.ts';
import { changeListSchema, effectSchema, savedChangeSchema } from './publicationSchemas.ts';
import type { Publication } from './publicationSchemas.ts';

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
    /**
     * Records a change, or restores a deleted one with its id.
     * @throws ApiError validation naming the field; conflict when the stored change differs from `base`
     */
    save: (change: TypedChange, from: { readonly base?: TypedChange } = {}) =>
      http.post('/api/front/optimize/changes/save', savedChangeSchema, { change, ...from }, { idempotent: true }),
    /** Gives the whole change, so that it can be put back. */
    remove: (id: string) =>
      http.post('/api/front/optimize/changes/delete', savedChangeSchema, { id }, { idempotent: true }),
  };
}
