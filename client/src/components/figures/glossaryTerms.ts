import type { MeasureId } from '../../api/measureSchemas.ts';
import { paths } from '../../lib/paths.ts';

/** Terms of the glossary that the other areas explain: the measures, and how much engines lean on a domain. */
export type FigureTerm = Exclude<MeasureId, 'unknown'> | 'domain_share' | 'domain_answer_rate';

/** The address of a term's place in the glossary. */
export function glossaryHref(term: FigureTerm): string {
  return `${paths.glossary.href()}#${term}`;
}
