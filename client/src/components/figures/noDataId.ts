import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { citationsUnknown } from '#client/lib/citationsUnknown.ts';

/**
 * The message for a measure without a value. `scope`: of the figure, or a larger one that contains it, such as that of a table's rows: if
 * it captured citations of some answers only, the message claims neither that there were none nor that they were not captured. Without
 * usable answers nothing is said of what they lack.
 */
export function noDataId(id: MeasureId, scope: ReportScope | undefined) {
  if (scope?.answers.ok === 0) return 'figures.noData.visibility';
  if (id !== 'citation_rate' || scope === undefined) return `figures.noData.${id}` as const;
  if (citationsUnknown(scope)) return 'figures.noData.notCaptured';
  return scope.answers_not_captured === 0 ? 'figures.noData.noCitations' : 'figures.noData.citation_rate';
}
