import {
  draftListSchema,
  draftReplySchema,
  draftVersionsSchema,
  draftVersionTextSchema,
  generatedSchema,
  kitSchema,
} from './draftSchemas.ts';
import type { Draft, DraftLanguage, DraftStatus, Kit } from './draftSchemas.ts';
import type { Http } from './http.ts';

/** What a new draft begins with: a brief, a page of one's own, or nothing. */
export interface DraftBeginning {
  readonly brief_id?: string;
  readonly page_id?: string;
  readonly title?: string;
  readonly text?: string;
  readonly language?: DraftLanguage;
  readonly prompt_ids?: readonly string[];
}

export interface DraftChange extends Pick<Draft, 'id' | 'title' | 'text' | 'prompt_ids'> {
  /** The version the change was made on. */
  readonly base_version: number;
  /** `generated`: a text was put in as a whole, which the history keeps apart. */
  readonly kind?: 'saved' | 'generated';
  /** The state before it gets a place of its own in the history, however young it is. */
  readonly apart?: boolean;
}

export interface GenerateOrder {
  readonly brief_id: string;
  /** One section of the outline; left out: the whole text. */
  readonly section_id?: string;
}

const BASE = '/api/front/optimize';

/** The calls of /optimize/genContent. Whoever may see a project may write its drafts. */
export function createDraftApi(http: Http) {
  const changed = async (path: string, body: object): Promise<Draft> =>
    (await http.post(`${BASE}/draft/${path}`, draftReplySchema, body)).draft;
  return {
    list: (signal?: AbortSignal) => http.get(`${BASE}/drafts`, draftListSchema, {}, { signal }),
    /** @throws ApiError notFound */
    one: async (id: string, signal?: AbortSignal) =>
      (await http.get(`${BASE}/draft`, draftReplySchema, { id }, { signal })).draft,
    create: (beginning: DraftBeginning) => changed('create', beginning),
    /** @throws ApiError conflict when somebody changed it since `base_version`; nothing is written then */
    save: (change: DraftChange) => changed('save', change),
    /** @throws ApiError conflict; validation when a statistic or a quotation lacks its source */
    setStatus: (id: string, baseVersion: number, status: DraftStatus) =>
      changed('status', { id, base_version: baseVersion, status }),
    versions: async (id: string, signal?: AbortSignal) =>
      (await http.get(`${BASE}/draft/versions`, draftVersionsSchema, { id }, { signal })).versions,
    version: (id: string, version: number, signal?: AbortSignal) =>
      http.get(`${BASE}/draft/version`, draftVersionTextSchema, { id, version }, { signal }),
    /** @throws ApiError conflict */
    restore: (id: string, baseVersion: number, version: number) =>
      changed('restore', { id, base_version: baseVersion, version }),
    /** A copy; with a title and a text, of those. */
    duplicate: (id: string, own: { readonly title?: string; readonly text?: string } = {}) =>
      changed('duplicate', { id, ...own }),
    remove: (id: string) => changed('delete', { id }),
    /** Takes a deletion back. */
    undelete: (id: string) => changed('undelete', { id }),
    kit: (signal?: AbortSignal) => http.get(`${BASE}/kit`, kitSchema, {}, { signal }),
    /** @throws ApiError validation naming the field; conflict when the kit is no longer the base */
    saveKit: (kit: Kit, from: { readonly base?: Kit } = {}) =>
      http.post(`${BASE}/kit/save`, kitSchema, { ...kit, ...from }),
    /** @param onText told all of the reply there is so far, as it comes (`generatedText` reads it). */
    generate: (order: GenerateOrder, onText: (reply: string) => void, signal: AbortSignal) =>
      http.post(`${BASE}/generate`, generatedSchema, order, { signal, onText }),
  };
}

export type DraftApi = ReturnType<typeof createDraftApi>;
