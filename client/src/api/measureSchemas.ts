import * as v from 'valibot';
import type { FigureKind } from '../lib/figureText.ts';

/**
 * A measure over a scope of answers, as sent. `value`, `low` and `high` are in the measure's own unit
 * (0 to 1 for ratios and shares, from 1 for positions, -1 to 1 for net sentiment); `low` and `high` bound the 95 % interval.
 * `n` is the number of ok answers in its denominator
 * (for position and sentiment: those that mention the brand), `k` the prompts they belong to; `numerator / denominator` is the value
 * (for means: sum / count).
 */
export const measureSchema = v.object({
  value: v.number(),
  low: v.number(),
  high: v.number(),
  n: v.number(),
  k: v.number(),
  numerator: v.number(),
  denominator: v.number(),
});
export type Measure = v.InferOutput<typeof measureSchema>;

/** A measure, or null where its denominator is empty: "no data", never 0. */
export const maybeMeasureSchema = v.nullable(measureSchema);

export const verdictSchema = v.picklist(['real', 'maybe', 'noise']);
export type Verdict = v.InferOutput<typeof verdictSchema>;

/**
 * The change of a measure against the previous period, in the measure's unit. `verdict` is `real` when the 95 % interval
 * (`low`, `high`) excludes 0, `maybe` when the 80 % one does, otherwise `noise`.
 */
export const changeSchema = v.object({
  difference: v.number(),
  low: v.number(),
  high: v.number(),
  verdict: verdictSchema,
});
export type Change = v.InferOutput<typeof changeSchema>;

/** A change, or null where there is nothing to compare or too few data for a verdict. */
export const maybeChangeSchema = v.nullable(changeSchema);

export const measureIdSchema = v.picklist([
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
]);
export type MeasureId = v.InferOutput<typeof measureIdSchema>;

/** The number format of each measure, on all pages. */
export const MEASURE_KINDS: Readonly<Record<MeasureId, FigureKind>> = {
  visibility: 'ratio',
  share_of_voice: 'ratio',
  average_position: 'position',
  net_sentiment: 'signedScore',
  citation_rate: 'ratio',
  stability: 'score',
};

/** Whether a measure is a ratio: its differences are percentage points. */
export const isShare = (id: MeasureId): boolean => MEASURE_KINDS[id] === 'ratio';

/** Whether a measure is the same for every brand: stability compares the sets of all brands that answers mention. */
export const isOfAllBrands = (id: MeasureId): boolean => id === 'stability';

/** Measures that compare brands: a single brand always has a share of 100 % and position 1. */
export const AMONG_BRANDS: readonly MeasureId[] = ['share_of_voice', 'average_position'];

/** The answers a measure counts, as filters of the answer list. */
type MeasureSelection =
  | { readonly brand_id: string; readonly mention: 'named' }
  | { readonly brand_id: string; readonly cites: 'own' }
  | { readonly status: 'ok' };

/** The answers a measure of a brand counts. */
export function measureSelection(id: MeasureId, brandId: string): MeasureSelection {
  switch (id) {
    case 'visibility':
    case 'share_of_voice':
    case 'average_position':
    case 'net_sentiment':
      return { brand_id: brandId, mention: 'named' };
    case 'citation_rate':
      return { brand_id: brandId, cites: 'own' };
    case 'stability':
      return { status: 'ok' };
  }
}
