import type { FactorId, Grade, Weights } from './types.ts';
import { CITABLE_FACTORS, ELIGIBLE_FACTORS } from './types.ts';

/** The version of rules and weights; scores of two versions are not comparable. */
export const SCORE_VERSION = 1;

/** Maximum of Eligible while the gate fails. */
export const GATE_CAP = 40;

/** Weights of version 1: 100 points per part; negative for penalties; 0 for the gate and for what is only shown. */
export const WEIGHTS: Weights = {
  access: 0,
  match: 55,
  answerFirst: 25,
  headings: 20,
  statistics: 20,
  sources: 15,
  quotations: 13,
  concreteFacts: 15,
  freshness: 13,
  clarity: 10,
  trust: 7,
  selfContained: 7,
  stuffing: -10,
  superlatives: -5,
  nearDuplicate: -8,
  structuredData: 0,
};

const grade = (levels: Grade['levels'], disputed = false): Grade => ({ levels, disputed });

/** The gate and what is only shown have weight 0, which a project cannot change. */
const FIXED = ['access', 'structuredData'] as const;
export type WeighedFactorId = Exclude<FactorId, (typeof FIXED)[number]>;
const isWeighed = (id: FactorId): id is WeighedFactorId => !FIXED.some((fixed) => fixed === id);
const weighedOf = (ids: readonly FactorId[]): readonly WeighedFactorId[] => ids.filter(isWeighed);

/** The factors whose weights a project may choose, by part. */
export const WEIGHED_FACTORS = {
  eligible: weighedOf(ELIGIBLE_FACTORS),
  citable: weighedOf(CITABLE_FACTORS),
} as const;

/** Whether a factor costs points instead of earning them. */
export const isPenalty = (id: FactorId): boolean => WEIGHTS[id] < 0;

/**
 * Maximum values that a project may choose, in whole points: earning weights are scaled to the 100 points of their part, penalties are not.
 */
export const MOST_WEIGHT = 100;
export const MOST_PENALTY = 30;

/** Whether the weights are those of the version. */
export const isStandard = (weights: Weights): boolean =>
  [...ELIGIBLE_FACTORS, ...CITABLE_FACTORS].every((id) => weights[id] === WEIGHTS[id]);

export const GRADES: Readonly<Record<FactorId, Grade>> = {
  access: grade(['E3']),
  match: grade(['E1']),
  answerFirst: grade(['E3']),
  headings: grade(['E2']),
  statistics: grade(['E1'], true),
  sources: grade(['E1'], true),
  quotations: grade(['E1'], true),
  concreteFacts: grade(['E1']),
  freshness: grade(['E1', 'E2']),
  clarity: grade(['E1'], true),
  trust: grade(['E2']),
  selfContained: grade(['E3']),
  stuffing: grade(['E1']),
  superlatives: grade(['E3']),
  nearDuplicate: grade(['E3']),
  structuredData: grade(['E2'], true),
};
