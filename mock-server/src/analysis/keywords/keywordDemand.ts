import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { demandBandSchema, type DemandBand } from '#client/api/promptSchemas.ts';
import type { Keyword, Prompt } from '../ProjectDefinition.ts';

const BANDS: readonly DemandBand[] = demandBandSchema.options;

/**
 * How often a keyword is searched, with the source: shipped with the project, typed, or imported. Else estimated as the highest band
 * of its prompts, since the term is searched at least as often as any question about it. Null if neither is known.
 */
export function keywordDemand(keyword: Pick<Keyword, 'demand'>, prompts: readonly Prompt[]): KeywordRow['demand'] {
  const { demand } = keyword;
  if (demand !== undefined) {
    return { band: demand.band, source: demand.source, from: demand.from ?? 'given' };
  }
  const known = prompts.flatMap((prompt) => prompt.demand ?? []);
  const [highest] = known.toSorted((a, b) => BANDS.indexOf(b.band) - BANDS.indexOf(a.band));
  return highest === undefined ? null : { band: highest.band, source: highest.source, from: 'estimated' };
}
