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

/** What a new draft starts from: a brief, an own page, or nothing. */
export interface DraftBeginning {
  readonly brief_id?: string;
  readonly page_id?: string;
  readonly title?: string;
  readonly text?: string;
  readonly language?: DraftLanguage;
  readonly prompt_ids?: readonly string[];
}

export interface DraftChange extends Pick<Draft, 'id' | 'title' | 'text' | 'prompt_ids'> {
  /** The version that was edited. */
  readonly base_version: number;
  /** `generated`: a whole text was inserted; the history lists it as a separate kind. */
  readonly kind?: 'saved' | 'generated';
  /** Stores the state before this change as a separate version, however recent it is. */
  readonly apart?: boolean;
}

export interface GenerateOrder {
  readonly brief_id: string;
  /** One section of the outline; omitted: the whole text. */
  readonly section_id?: string;
}

const BASE = '/api/front/optimize';

/** The calls of /optimize/genContent. Everybody who may see a project may write its drafts. */
export function createDraftApi(http: Http) {
  const changed = async (path: string, body: object): Promise<Draft> =>
    (await http.post(`${BASE}/draft/${path}`, draftReplySchema, body, { idempotent: true })).draft;
  return {
    list: (signal?: AbortSignal) => http.get(`${BASE}/drafts`, draftListSchema, {}, { signal }),
    /** @throws ApiError notFound */
    one: async (id: string, signal?: AbortSignal) =>
      (await http.get(`${BASE}/draft`, draftReplySchema, { id }, { signal })).draft,
    create: (beginning: DraftBeginning) => changed('create', beginning),
    /** @throws ApiError conflict when the draft changed since `base_version`; nothing is saved then */
    save: (change: DraftChange) => changed('save', change),
    /** @throws ApiError conflict; validation when a statistic or a quotation has no source */
    setStatus: (id: string, baseVersion: number, status: DraftStatus) =>
      changed('status', { id, base_version: baseVersion, status }),
    versions: async (id: string, signal?: AbortSignal) =>
      (await http.get(`${BASE}/draft/versions`, draftVersionsSchema, { id }, { signal })).versions,
    version: (id: string, version: number, signal?: AbortSignal) =>
      http.get(`${BASE}/draft/version`, draftVersionTextSchema, { id, version }, { signal }),
    /** @throws ApiError conflict */
    restore: (id: string, baseVersion: number, version: number) =>
      changed('restore', { id, base_version: baseVersion, version }),
    /** Copies a draft; a given title or text replaces that of the copy. */
    duplicate: (id: string, own: { readonly title?: string; readonly text?: string } = {}) =>
      changed('duplicate', { id, ...own }),
    remove: (id: string) => changed('delete', { id }),
    /** Undoes a deletion. */
    undelete: (id: string) => changed('undelete', { id }),
    kit: (signal?: AbortSignal) => http.get(`${BASE}/kit`, kitSchema, {}, { signal }),
    /** @throws ApiError validation naming the field; conflict when the stored kit differs from the base */
    saveKit: (kit: Kit, from: { readonly base?: Kit } = {}) =>
      http.post(`${BASE}/kit/save`, kitSchema, { ...kit, ...from }, { idempotent: true }),
    /** @param onText told all of the reply there is so far, as it comes (`generatedText` reads it). */
    generate: (order: GenerateOrder, onText: (reply: string) => void, signal: AbortSignal) =>
      http.post(`${BASE}/generate`, generatedSchema, order, { signal, onText }),
  };
}

export type DraftApi = ReturnType<typeof createDraftApi>;
