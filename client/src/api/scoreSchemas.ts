import * as v from 'valibot';
import type { WeighedFactorId } from '../lib/contentScore/weights.ts';
import { pageFactsSchema } from './ownPageSchemas.ts';
import { daySchema } from './timeSchemas.ts';

const weight = v.number();

/** What each factor weighs in a project: of those that earn points their part, below zero what a penalty costs. */
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

/** What every text of a project is rated by. */
export const scoreBasisSchema = v.object({
  ...weightsReplySchema.entries,
  /** YYYY-MM-DD: the present day of the reader. */
  today: daySchema,
  /** The brand's name, its other names and its spellings. */
  entities: v.array(v.string()),
  own_hosts: v.array(v.string()),
  /** The inventory, as what near-duplicates are told by: `PageSketch` of the content score. */
  own_pages: v.pipe(
    v.array(v.object({ id: v.string(), title: v.string(), every: v.number(), hashes: v.string() })),
    v.readonly(),
  ),
});
export type ScoreBasis = v.InferOutput<typeof scoreBasisSchema>;

/** What a text is rated by for some prompts. */
export const scoreTargetSchema = v.object({
  prompts: v.array(v.object({ id: v.string(), text: v.string(), terms: v.array(v.string()) })),
  /** Of the page that the text is, or is to replace; null: of none. */
  facts: v.nullable(pageFactsSchema),
  /** `CitedTerms` of the content score: of the pages that answers to the prompts cite, those that the inventory knows. */
  cited: v.object({
    terms: v.pipe(v.array(v.string()), v.readonly()),
    pages: v.pipe(
      v.array(v.object({ length: v.number(), counts: v.pipe(v.array(v.number()), v.readonly()) })),
      v.readonly(),
    ),
  }),
});
export type ScoreTarget = v.InferOutput<typeof scoreTargetSchema>;
