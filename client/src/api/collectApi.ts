import type { CallOptions, Http } from './http.ts';
import { estimateReplySchema, planReplySchema } from './schemas/collectPlanSchemas.ts';
import type { CollectPlan } from './schemas/collectPlanSchemas.ts';
import { collectProvidersSchema, providerTrialSchema } from './schemas/collectProviderSchemas.ts';
import type { ProviderId } from './schemas/collectProviderSchemas.ts';
import { collectRunReplySchema, collectRunsSchema, platformOriginsSchema } from './schemas/collectRunSchemas.ts';
import type { CollectRun } from './schemas/collectRunSchemas.ts';

/** A plan in the form, for a number of prompts. */
type EstimateOrder = Pick<CollectPlan, 'repeats' | 'days' | 'cap_answers' | 'cap_cost'> & {
  readonly provider_ids: readonly string[];
  readonly prompts: number;
};

/** The calls for collecting answers. Money is in US dollars. */
export function createCollectApi(http: Http) {
  const act = (path: string, body: object, seen?: string) =>
    http.post(`/api/front/collect/run/${path}`, collectRunReplySchema, body, { idempotent: true, seen });
  return {
    providers: (signal?: AbortSignal) =>
      http.get('/api/front/collect/providers', collectProvidersSchema, {}, { signal }),
    /** Asks one fixed question; it costs as much as an answer. */
    tryProvider: (order: { provider_id: ProviderId; model?: string }, options: CallOptions = {}) =>
      http.post('/api/front/collect/providers/try', providerTrialSchema, order, { ...options, idempotent: true }),
    estimate: (order: EstimateOrder, signal?: AbortSignal) =>
      http.post('/api/front/collect/estimate', estimateReplySchema, order, { signal }),
    /** The plan of the current project. */
    plan: (signal?: AbortSignal) => http.get('/api/front/collect/plan', planReplySchema, {}, { signal }),
    /** @throws ApiError validation naming the field; conflict when the stored plan differs from the base */
    savePlan: (plan: CollectPlan, from: { readonly base?: CollectPlan | null } = {}) =>
      http.post('/api/front/collect/plan/save', planReplySchema, { plan, ...from }, { idempotent: true }),
    runs: (signal?: AbortSignal) => http.get('/api/front/collect/runs', collectRunsSchema, {}, { signal }),
    run: (id: string, signal?: AbortSignal) =>
      http.get('/api/front/collect/run', collectRunReplySchema, { id }, { signal }),
    /** Starts a round of the plan. @param newest the newest round that the page shows. @throws ApiError conflict while a round is in progress */
    start: (newest?: Pick<CollectRun, 'id'>) => act('start', {}, newest?.id),
    /** Sends no more requests; those in flight are awaited. */
    pause: (id: string) => act('pause', { id }),
    /** @param redoUnsure repeat requests that were sent before a stop and may have been paid for already */
    goOn: (id: string, redoUnsure = false) => act('resume', { id, redo_unsure: redoUnsure }),
    /** Ends the round for good; collected answers stay. */
    cancel: (id: string) => act('cancel', { id }),
    /** Repeats requests that failed or returned an empty answer. */
    again: ({ id, attempts }: Pick<CollectRun, 'id' | 'attempts'>) => act('again', { id }, String(attempts)),
    /** How the answers of each platform were collected. */
    platforms: (signal?: AbortSignal) =>
      http.get('/api/front/collect/platforms', platformOriginsSchema, {}, { signal }),
  };
}
