import type { PortfolioRow } from '../../api/schemas/portfolioSchemas.ts';
import { withAnswers } from '../../components/answers/answerSearch.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { withFilters } from '../../components/filters/filterSearch.ts';
import { paths } from '../../lib/paths.ts';
import { withProject } from '../../lib/projectSearch.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';

/**
 * The overview of a project over the days of its row, at once with the answers behind a figure if there is a selection.
 * @param defaults the filters that an address need not name
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
