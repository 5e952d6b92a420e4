import { createCollectApi } from '#client/api/collectApi.ts';
import type { Http } from '#client/api/http.ts';
import type { CollectPlan } from '#client/api/schemas/collectPlanSchemas.ts';
import { reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

const EMPTY_PLAN: CollectPlan = {
  platforms: [],
  repeats: 1,
  days: [],
  hour: 9,
  time_zone: 'UTC',
  cap_answers: 1,
  cap_cost: 0,
};
const MONEY = 'it would ask a provider, which costs money';
const NOBODYS = 'run-0000';

function collectChecks(http: Http): AreaChecks<ReturnType<typeof createCollectApi>> {
  const api = createCollectApi(http);
  return {
    providers: reads(async () => api.providers()),
    tryProvider: untried(MONEY, async () => api.tryProvider({ provider_id: 'openai' })),
    estimate: reads(async () =>
      api.estimate({ provider_ids: ['openai'], prompts: 1, repeats: 1, days: [1], cap_answers: 1, cap_cost: 1 }),
    ),
    plan: reads(async () => api.plan()),
    savePlan: untried('a plan may begin rounds', async () => api.savePlan(EMPTY_PLAN)),
    runs: reads(async (known) => {
      const [first] = (await api.runs()).list;
      known.learn('run', first?.id);
    }),
    run: reads(async (known) => api.run(known.get('run'))),
    start: untried(MONEY, async () => api.start()),
    pause: untried('a run may be under way', async () => api.pause(NOBODYS)),
    goOn: untried(MONEY, async () => api.goOn(NOBODYS)),
    cancel: untried('a run may be under way', async () => api.cancel(NOBODYS)),
    again: untried(MONEY, async () => api.again({ id: NOBODYS, attempts: 0 })),
    platforms: reads(async () => api.platforms()),
  };
}

/** The area of collection. */
export function collectAreas(http: Http): ContractArea[] {
  return [{ name: 'collect', checks: collectChecks(http) }];
}
