import type { Http } from './http.ts';
import { savedViewSchema, viewListSchema, viewLookupSchema } from './schemas/viewSchemas.ts';

/** A view to save: its page, and the part of the address that defines it. */
export interface ViewDraft {
  readonly name: string;
  readonly page: string;
  /** Without its question mark. */
  readonly search: string;
}

/** Saved views, stored on the server. All but `show` are about the current project. */
export function createViewApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/view/index', viewListSchema, {}, { signal }),
    /** @throws ApiError notFound where no such view ever existed, forbidden where its project is not the caller's */
    show: (id: string, signal?: AbortSignal) => http.get('/api/front/view/show', viewLookupSchema, { id }, { signal }),
    /** @throws ApiError validation for a bad name, conflict for a taken one */
    create: (draft: ViewDraft) =>
      http.post('/api/front/view/save', savedViewSchema, { id: '', version: 0, ...draft }, { idempotent: true }),
    /** Puts another name, page or search in the place of what is kept. @throws as `create`; conflict where it was changed meanwhile */
    update: (id: string, version: number, draft: ViewDraft) =>
      http.post('/api/front/view/save', savedViewSchema, { id, version, ...draft }, { idempotent: true }),
    /** Gives it to the team, or takes it back. @throws as `update` */
    share: (id: string, version: number, shared: boolean) =>
      http.post('/api/front/view/share', savedViewSchema, { id, version, shared }, { idempotent: true }),
    remove: (id: string) => http.post('/api/front/view/delete', savedViewSchema, { id }, { idempotent: true }),
    /** Takes a deletion back: the same view, under the same address. */
    restore: (id: string) => http.post('/api/front/view/restore', savedViewSchema, { id }, { idempotent: true }),
  };
}

export type ViewApi = ReturnType<typeof createViewApi>;
