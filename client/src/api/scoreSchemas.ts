import * as v from 'valibot';
import type { WeighedFactorId } from '../lib/contentScore/weights.ts';
import { pageFactsSchema } from './ownPageSchemas.ts';
import { daySchema } from './timeSchemas.ts';

const weight = v.number();

/** Weights of the factors in a project: the points of a factor, negative for a penalty. */
export const ownWeightsSchema = v.object({
  match: weight,
  answerFirst: weight,
  headings: weight,
  statistics: weight,
  sources: weight,
  quotations: weight,
  concreteFacts: weight,
  freshness: weight,
  clarity: weight,
  trust: weight,
  selfContained: weight,
  stuffing: weight,
  superlatives: weight,
  nearDuplicate: weight,
} satisfies Readonly<Record<WeighedFactorId, typeof weight>>);
export type OwnWeights = v.InferOutput<typeof ownWeightsSchema>;

export const weightsReplySchema = v.object({
  /** Null: those of the version. */
  weights: v.nullable(ownWeightsSchema),
});

/** Score inputs for every text of a project. */
export const scoreBasisSchema = v.object({
  ...weightsReplySchema.entries,
  /** YYYY-MM-DD: the current day of the reader. */
  today: daySchema,
  /** The brand's name, its other names and its spellings. */
  entities: v.array(v.string()),
  own_hosts: v.array(v.string()),
  /** The inventory as sketches for near-duplicate detection: `PageSketch` of the content score. */
  own_pages: v.pipe(
    v.array(v.object({ id: v.string(), title: v.string(), every: v.number(), hashes: v.string() })),
    v.readonly(),
  ),
});
export type ScoreBasis = v.InferOutput<typeof scoreBasisSchema>;

/** Score inputs for some prompts. */
export const scoreTargetSchema = v.object({
  prompts: v.array(v.object({ id: v.string(), text: v.string(), terms: v.array(v.string()) })),
  /** Of the page that the text is or will replace; null: no page. */
  facts: v.nullable(pageFactsSchema),
  /** `CitedTerms` of the content score: from the cited pages of answers to the prompts, as far as the inventory has them. */
  cited: v.object({
    terms: v.pipe(v.array(v.string()), v.readonly()),
    pages: v.pipe(
      v.array(v.object({ length: v.number(), counts: v.pipe(v.array(v.number()), v.readonly()) })),
      v.readonly(),
    ),
  }),
});
export type ScoreTarget = v.InferOutput<typeof scoreTargetSchema>;
