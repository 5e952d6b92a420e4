import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { citationsUnknown } from '#client/lib/citationsUnknown.ts';

/** The message for a measure without a value. */
export function noDataId(id: MeasureId, scope?: ReportScope) {
  const isUnknown = id === 'citation_rate' && scope !== undefined && citationsUnknown(scope);
  return isUnknown ? 'figures.noData.notCaptured' : (`figures.noData.${id}` as const);
}
