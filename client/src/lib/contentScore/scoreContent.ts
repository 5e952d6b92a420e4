import { clamp } from '../clamp.ts';
import { rateAccess } from './factors/rateAccess.ts';
import { rateAnswerFirst } from './factors/rateAnswerFirst.ts';
import { rateClarity } from './factors/rateClarity.ts';
import { rateConcreteFacts } from './factors/rateConcreteFacts.ts';
import { rateFreshness } from './factors/rateFreshness.ts';
import { rateHeadings } from './factors/rateHeadings.ts';
import { rateMatch } from './factors/rateMatch.ts';
import { rateNearDuplicate } from './factors/rateNearDuplicate.ts';
import { rateQuotations } from './factors/rateQuotations.ts';
import { rateSelfContained } from './factors/rateSelfContained.ts';
import { rateSources } from './factors/rateSources.ts';
import { rateStatistics } from './factors/rateStatistics.ts';
import { rateStructuredData } from './factors/rateStructuredData.ts';
import { rateStuffing } from './factors/rateStuffing.ts';
import { rateSuperlatives } from './factors/rateSuperlatives.ts';
import { rateTrust } from './factors/rateTrust.ts';
import { createContext } from './ScoreContext.ts';
import type { Rating, ScoreContext } from './ScoreContext.ts';
import { CITABLE_FACTORS, ELIGIBLE_FACTORS } from './types.ts';
import type { ContentScore, FactorId, FactorScore, PartScore, ScoreInput, Weights } from './types.ts';
import { GATE_CAP, GRADES, isStandard, SCORE_VERSION, WEIGHTS } from './weights.ts';

const RULES: Readonly<Record<FactorId, (context: ScoreContext) => Rating>> = {
  access: rateAccess,
  match: rateMatch,
  answerFirst: rateAnswerFirst,
  headings: rateHeadings,
  statistics: rateStatistics,
  sources: rateSources,
  quotations: rateQuotations,
  concreteFacts: rateConcreteFacts,
  freshness: rateFreshness,
  clarity: rateClarity,
  trust: rateTrust,
  selfContained: rateSelfContained,
  stuffing: rateStuffing,
  superlatives: rateSuperlatives,
  nearDuplicate: rateNearDuplicate,
  structuredData: rateStructuredData,
};

const FULL = 100;

/** Scales the weights of a part to its 100 points; penalties keep theirs. */
function sharesOf(ids: readonly FactorId[], weights: Weights): (id: FactorId) => number {
  const total = ids.reduce((sum, id) => sum + Math.max(0, weights[id]), 0);
  return (id) => (weights[id] <= 0 || total === 0 ? weights[id] : (weights[id] * FULL) / total);
}

type RatedFactor = Omit<FactorScore, 'weight' | 'points'>;

function weighPart(rated: readonly RatedFactor[], weights: Weights): PartScore {
  const shareOf = sharesOf(
    rated.map(({ id }) => id),
    weights,
  );
  const factors = rated.map((factor): FactorScore => {
    const weight = shareOf(factor.id);
    return { ...factor, weight, points: weight * factor.value };
  });
  const sum = factors.reduce((points, factor) => points + factor.points, 0);
  const capped = factors.some(({ id, value }) => id === 'access' && value < 1);
  // Sums of thirds and tenths carry floating-point error that must not affect the rounding.
  const whole = Math.round(Number(sum.toFixed(6)));
  return { score: clamp(whole, 0, capped ? GATE_CAP : FULL), capped, factors };
}

function weigh(eligible: readonly RatedFactor[], citable: readonly RatedFactor[], weights: Weights): ContentScore {
  return {
    version: SCORE_VERSION,
    ownWeights: !isStandard(weights),
    eligible: weighPart(eligible, weights),
    citable: weighPart(citable, weights),
  };
}

/** Like `scoreContent`, for a text that is already parsed. */
export function scoreOf(context: ScoreContext): ContentScore {
  const rate = (ids: readonly FactorId[]): RatedFactor[] =>
    ids.map((id) => {
      const { applies = true, value, found, missing } = RULES[id](context);
      return { id, applies, value, grade: GRADES[id], found, missing };
    });
  return weigh(rate(ELIGIBLE_FACTORS), rate(CITABLE_FACTORS), context.input.weights ?? WEIGHTS);
}

/** Computes the score of the same ratings with other weights. */
export function reweigh({ eligible, citable }: ContentScore, weights: Weights): ContentScore {
  return weigh(eligible.factors, citable.factors, weights);
}

/**
 * Scores how ready a text is to be fetched and matched (Eligible), and how much in it is worth quoting (Citable), by the rules and weights
 * of version 1 (`weights.ts`). It does not predict visibility. Deterministic: no clock, randomness or network.
 */
export function scoreContent(input: ScoreInput): ContentScore {
  return scoreOf(createContext(input));
}
