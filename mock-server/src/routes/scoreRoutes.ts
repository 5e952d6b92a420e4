import type { OwnWeights, ScoreBasis, ScoreTarget } from '../../../client/src/api/scoreSchemas.ts';
import { WEIGHED_FACTORS } from '../../../client/src/lib/contentScore/weights.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import { scoreBasisRequest, scoreTargetRequest, weightsRequest } from '../http/requests/scoreRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { pagesOfCall } from '../projects/pagesOfCall.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { scoringOfCall } from '../projects/scoringOfCall.ts';

/** What the content score is made by. Whoever may see a project may choose its weights, as its other settings. */
export function addScoreRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/optimize/score/basis', showBasis);
  routes.signed('get', '/api/front/optimize/score/target', showTarget);
  routes.signed('post', '/api/front/optimize/score/weights', saveWeights);
}

async function showBasis(call: SignedCall): Promise<ScoreBasis> {
  const { time_zone: timeZone } = readQuery(call.request.url, scoreBasisRequest);
  return (await scoringOfCall(call, timeZone)).basis;
}

async function showTarget(call: SignedCall): Promise<ScoreTarget> {
  const { time_zone: timeZone, prompt_ids: ids, page_id: pageId } = readQuery(call.request.url, scoreTargetRequest);
  // A draft may outlive the page it was to replace.
  const page = pagesOfCall(call).find(({ id }) => id === pageId) ?? null;
  return (await scoringOfCall(call, timeZone)).targetOf(ids.split(','), page);
}

function saveWeights(call: SignedCall): { readonly weights: OwnWeights | null } {
  const { weights } = readBody(call.request.body, weightsRequest);
  for (const part of [WEIGHED_FACTORS.eligible, WEIGHED_FACTORS.citable]) {
    const [first] = part;
    if (weights === null || first === undefined || part.some((id) => weights[id] > 0)) continue;
    throw badInput(`weights.${first}`, {
      zh: '同一评分中至少要有一项权重大于 0',
      en: 'must be above 0 where everything else of its score is 0',
    });
  }
  call.state.documents.weights.put(projectOfCall(call).id, { weights });
  return { weights };
}
