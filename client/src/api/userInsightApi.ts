import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import type { Stage } from './stageSchemas.ts';
import {
  ownPersonasSchema,
  traitedPromptsSchema,
  traitsChangedSchema,
  userInsightDetailSchema,
  userInsightSchema,
} from './userInsightSchemas.ts';
import type { OwnPersonaRef } from './userInsightSchemas.ts';

/** Rows of prompts with their personas and stages, and their order. */
export interface TraitedPromptQuery extends PageQuery {
  readonly sort?: 'text' | 'persona' | 'stage' | 'answers' | 'visibility';
  readonly order?: 'asc' | 'desc';
  readonly q?: string;
  readonly persona?: string;
  readonly stage?: Stage;
}

/** One persona or one theme. */
export interface InsightGroup {
  readonly kind: 'persona' | 'theme';
  readonly id: string;
}

/** A partial update: omitted fields stay unchanged; null resets to the rules. */
export interface TraitsDraft {
  readonly id: string;
  readonly persona?: string | null;
  readonly stage?: Stage | null;
}

/** User insights (/userInsights): who asks, at which stage, about what, and what the answers leave open. */
export function createUserInsightApi(http: Http) {
  return {
    index: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/userInsights/index', userInsightSchema, { ...query }, { signal }),
    detail: ({ kind, id }: InsightGroup, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/userInsights/detail', userInsightDetailSchema, { ...query, [kind]: id }, { signal }),
    prompts: (query: FilterQuery & TraitedPromptQuery, call?: CallOptions) =>
      http.get('/api/front/userInsights/prompts', traitedPromptsSchema, { ...query }, call),
    /** All or nothing. @throws ApiError validation naming the field */
    assign: (prompts: readonly TraitsDraft[]) =>
      http.post('/api/front/userInsights/assign', traitsChangedSchema, { prompts }, { idempotent: true }),
    /**
     * Replaces the project's own personas, in this order; one with an empty id is created. @param base the personas that were edited.
     * @throws ApiError validation naming the field, `conflict` when the stored ones differ from `base`
     */
    savePersonas: (personas: readonly OwnPersonaRef[], base: readonly OwnPersonaRef[]) =>
      http.post('/api/front/userInsights/personas', ownPersonasSchema, { personas, base }, { idempotent: true }),
  };
}
