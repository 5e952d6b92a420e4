import type { Http } from './http.ts';
import { scoreBasisSchema, scoreTargetSchema, weightsReplySchema } from './scoreSchemas.ts';
import type { OwnWeights } from './scoreSchemas.ts';

/** What a text is to answer, and the page of the inventory that it is or is to replace. */
export interface TargetQuery {
  readonly prompt_ids: readonly string[];
  readonly page_id: string | null;
  readonly time_zone: string;
}

const BASE = '/api/front/optimize/score';

/** What the content score is made by, the same for whoever makes it. Whoever may see a project may choose its weights. */
export function createScoreApi(http: Http) {
  return {
    basis: (timeZone: string, signal?: AbortSignal) =>
      http.get(`${BASE}/basis`, scoreBasisSchema, { time_zone: timeZone }, { signal }),
    /** Prompts and pages that are no longer there are left out. */
    target: ({ prompt_ids: ids, page_id: pageId, time_zone }: TargetQuery, signal?: AbortSignal) =>
      http.get(
        `${BASE}/target`,
        scoreTargetSchema,
        { prompt_ids: ids.join(','), time_zone, ...(pageId !== null && { page_id: pageId }) },
        { signal },
      ),
    /** @param weights null: those of the version again. @throws ApiError validation naming the field */
    saveWeights: (weights: OwnWeights | null) => http.post(`${BASE}/weights`, weightsReplySchema, { weights }),
  };
}
