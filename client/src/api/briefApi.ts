import type { QueryParams } from '../lib/serializeQuery.ts';
import { briefListSchema, briefRemovedSchema, briefVersionsSchema, openBriefSchema } from './briefSchemas.ts';
import type { Brief } from './briefSchemas.ts';
import type { Http } from './http.ts';

/** What a brief is gathered for: prompts, a topic (its prompts), or an action of the board. */
export interface BriefSubject {
  readonly prompt_ids?: readonly string[];
  readonly topic_id?: string;
  readonly action_id?: string;
  /** YYYY-MM-DD, both included, in `time_zone`: the dates of the answers it is gathered from. */
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
}

/** The calls of /optimize/contCreation. */
export function createBriefApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/optimize/briefs', briefListSchema, {}, { signal }),
    /** Gathers without saving. @throws ApiError validation naming the field, `notFound` for an unknown action */
    gather: (subject: BriefSubject, signal?: AbortSignal) =>
      http.get('/api/front/optimize/briefs/gather', openBriefSchema, params(subject), { signal }),
    /** @param version an earlier version; null: the current one. @throws ApiError `notFound` */
    one: (id: string, version: number | null, signal?: AbortSignal) =>
      http.get(
        '/api/front/optimize/briefs/one',
        openBriefSchema,
        { id, ...(version === null ? {} : { version: String(version) }) },
        { signal },
      ),
    /**
     * Saves a new version; a brief without an id is created. `brief.version` is the version that was edited.
     * @throws ApiError `conflict` when another version was saved meanwhile, `validation` naming the field
     */
    save: (brief: Brief) =>
      http.post('/api/front/optimize/briefs/save', openBriefSchema, { brief }, { idempotent: true }),
    versions: (id: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/briefs/versions', briefVersionsSchema, { id }, { signal }),
    /** Makes an earlier version the newest. @throws ApiError `conflict` like `save` */
    restore: (id: string, version: number, present: number) =>
      http.post('/api/front/optimize/briefs/restore', openBriefSchema, { id, version, present }, { idempotent: true }),
    remove: (id: string) =>
      http.post('/api/front/optimize/briefs/delete', briefRemovedSchema, { id }, { idempotent: true }),
    /** Takes a deletion back. */
    recover: (id: string) =>
      http.post('/api/front/optimize/briefs/recover', briefRemovedSchema, { id }, { idempotent: true }),
  };
}
