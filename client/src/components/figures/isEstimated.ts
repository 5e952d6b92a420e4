import type { ReportScope } from '#client/api/reportSchemas.ts';

/** Whether some or all sentiment labels are estimates. */
export function isEstimated({ sentiment_source: source }: Pick<ReportScope, 'sentiment_source'>): boolean {
  return source === 'estimated' || source === 'mixed';
}
