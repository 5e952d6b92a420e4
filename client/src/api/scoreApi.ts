import type { Http } from './http.ts';
import { scoreBasisSchema, scoreTargetSchema, weightsReplySchema } from './scoreSchemas.ts';
import type { OwnWeights } from './scoreSchemas.ts';

/** The prompts that a text should answer, and the own page that it is or will replace. */
export interface TargetQuery {
  readonly prompt_ids: readonly string[];
  readonly page_id: string | null;
  readonly time_zone: string;
}

const BASE = '/api/front/optimize/score';

/** Inputs of the content score, the same for all readers. Everybody who may see a project may set its weights. */
export function createScoreApi(http: Http) {
  return {
    basis: (timeZone: string, signal?: AbortSignal) =>
      http.get(`${BASE}/basis`, scoreBasisSchema, { time_zone: timeZone }, { signal }),
    /** Prompts and pages that no longer exist are left out. */
    target: ({ prompt_ids: ids, page_id: pageId, time_zone }: TargetQuery, signal?: AbortSignal) =>
      http.get(
        `${BASE}/target`,
        scoreTargetSchema,
        { prompt_ids: ids.join(','), time_zone, ...(pageId !== null && { page_id: pageId }) },
        { signal },
      ),
    /**
     * @param weights null resets them to those of the version
     * @throws ApiError validation naming the field; conflict when the stored weights differ from `base`
     */
    saveWeights: (weights: OwnWeights | null, from: { readonly base?: OwnWeights | null } = {}) =>
      http.post(`${BASE}/weights`, weightsReplySchema, { weights, ...from }, { idempotent: true }),
  };
}
