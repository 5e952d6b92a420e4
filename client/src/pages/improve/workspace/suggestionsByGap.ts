import type { ContentScore, FactorId, Suggestion } from '#client/lib/contentScore/types.ts';

/** What would raise a factor, with what there is to gain. */
interface RankedSuggestion {
  readonly factor: FactorId;
  readonly suggestion: Suggestion;
  /** Points that the factor has lost: weight times gap. */
  readonly gain: number;
}

/**
 * Everything that is missing, what gains most first: weight x gap of its factor (of a penalty what it costs). Suggestions of one
 * factor stay in the order of the text. A shut gate goes before all: nothing else counts until it opens.
 */
export function suggestionsByGap({ eligible, citable }: ContentScore): RankedSuggestion[] {
  return [...eligible.factors, ...citable.factors]
    .filter(({ applies }) => applies)
    .map((factor) => {
      const { id, weight, value } = factor;
      const lost = weight < 0 ? -weight * value : weight * (1 - value);
      return { factor, gain: id === 'access' && value < 1 ? Infinity : lost };
    })
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ factor, gain }) => factor.missing.map((suggestion) => ({ factor: factor.id, suggestion, gain })));
}
