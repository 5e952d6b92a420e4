import type { ContentScore, FactorId, Suggestion } from '#client/lib/contentScore/types.ts';

/** A suggestion with its gain. */
interface RankedSuggestion {
  readonly factor: FactorId;
  readonly suggestion: Suggestion;
  /** Points that the factor lost: weight × gap. */
  readonly gain: number;
}

/**
 * All suggestions, largest gain first: weight × gap of the factor (for a penalty its cost). Suggestions of one factor stay in text order. A
 * closed gate comes first: nothing else counts until it opens.
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
