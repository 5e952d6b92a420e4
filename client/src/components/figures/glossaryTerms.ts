import type { MeasureId } from '#client/api/measureSchemas.ts';
import { paths } from '#client/lib/paths.ts';

/** Glossary terms used outside the glossary: the measures, a domain's shares, and the answers expected. */
export type FigureTerm = Exclude<MeasureId, 'unknown'> | 'domain_share' | 'domain_answer_rate' | 'expected_answers';

/** The address of a term's glossary entry. */
export function glossaryHref(term: FigureTerm): string {
  return `${paths.glossary.href()}#${term}`;
}
