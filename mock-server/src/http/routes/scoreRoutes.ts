import type { OwnWeights, ScoreBasis, ScoreTarget } from '#client/api/scoreSchemas.ts';
import { WEIGHED_FACTORS } from '#client/lib/contentScore/weights.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { loadScoring } from '#server/service/pages/loadScoring.ts';
import { ownPages } from '#server/service/pages/ownPages.ts';
import { requireUnchanged } from '#server/service/requireBase.ts';
import { scoreBasisRequest, scoreTargetRequest, weightsRequest } from '../requests/scoreRequests.ts';
import type { RouteTable, QueryCall, BodyCall } from '../RouteTable.ts';

/** The content score and the weights of its parts. */
export function addScoreRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/optimize/score/basis', scoreBasisRequest, showBasis);
  routes.project('get', '/api/front/optimize/score/target', scoreTargetRequest, showTarget);
  routes.project('post', '/api/front/optimize/score/weights', weightsRequest, saveWeights);
}

async function showBasis({ project, query }: QueryCall<typeof scoreBasisRequest>): Promise<ScoreBasis> {
  const { time_zone: timeZone } = query;
  return (await loadScoring(project, timeZone)).basis;
}

async function showTarget({ project, query }: QueryCall<typeof scoreTargetRequest>): Promise<ScoreTarget> {
  const { time_zone: timeZone, prompt_ids: ids, page_id: pageId } = query;
  // The page that a draft replaces may have been removed.
  const page = ownPages(project).find(({ id }) => id === pageId) ?? null;
  return (await loadScoring(project, timeZone)).targetOf(ids.split(','), page);
}

function saveWeights({ project, body }: BodyCall<typeof weightsRequest>): { readonly weights: OwnWeights | null } {
  const { weights } = body;
  for (const part of [WEIGHED_FACTORS.eligible, WEIGHED_FACTORS.citable]) {
    const [first] = part;
    if (weights === null || first === undefined || part.some((id) => weights[id] > 0)) continue;
    throw badInput(`weights.${first}`, {
      zh: '同一评分中至少要有一项权重大于 0',
      en: 'must be above 0, because all other weights of this score are 0',
    });
  }
  const { weights: kept } = project.state.documents;
  requireUnchanged(body.base, () => kept.of(project.id).weights, weights);
  kept.put(project.id, { weights });
  return { weights };
}
