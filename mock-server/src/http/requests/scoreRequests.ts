import * as v from 'valibot';
import { ownWeightsSchema } from '#client/api/scoreSchemas.ts';
import { MOST_PENALTY, MOST_WEIGHT } from '#client/lib/contentScore/weights.ts';
import { baseField, idField, textField, timeZoneField } from './fields.ts';

export const scoreBasisRequest = v.object({ time_zone: v.optional(timeZoneField, 'Asia/Shanghai') });

export const scoreTargetRequest = v.object({
  ...scoreBasisRequest.entries,
  /** Comma-separated. */
  prompt_ids: v.optional(textField(40_000), ''),
  page_id: v.optional(idField),
});

const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WEIGHT));
const penalty = v.pipe(v.number(), v.integer(), v.minValue(-MOST_PENALTY), v.maxValue(0));

export const weightsField = v.object({
  ...ownWeightsSchema.entries,
  match: share,
  answerFirst: share,
  headings: share,
  statistics: share,
  sources: share,
  quotations: share,
  concreteFacts: share,
  freshness: share,
  clarity: share,
  trust: share,
  selfContained: share,
  stuffing: penalty,
  superlatives: penalty,
  nearDuplicate: penalty,
});

export const weightsRequest = v.object({ weights: v.nullable(weightsField), base: baseField });
