import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { withAnswers } from '#client/components/answers/answerSearch.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { withFilters } from '#client/components/filters/filterSearch.ts';
import { paths } from '#client/lib/paths.ts';
import { withProject } from '#client/lib/projectSearch.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

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
