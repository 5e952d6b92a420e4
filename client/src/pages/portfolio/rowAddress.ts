import type { PortfolioRow } from '../../api/schemas/portfolioSchemas.ts';
import { withAnswers } from '../../components/answers/answerSearch.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { withFilters } from '../../components/filters/filterSearch.ts';
import { paths } from '../../lib/paths.ts';
import { withProject } from '../../lib/projectSearch.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';

/**
 * The address of a project's overview over the window of its row, optionally with the answers behind a figure.
 * @param defaults filter values that the address can omit
 */
export function rowAddress(
  { id, report }: PortfolioRow,
  defaults: FilterForm,
  selection: AnswerSelection | null = null,
): string {
  const days = report === null ? {} : { start_time: report.window.start_time, end_time: report.window.end_time };
  const search = withFilters('', { ...defaults, ...days }, defaults);
  return `${paths.overviewIndex.pattern}${withProject(withAnswers(search, { selection, answerId: null }), id)}`;
}
