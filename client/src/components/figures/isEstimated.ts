import type { ReportScope } from '../../api/reportSchemas.ts';

/** Whether labels of sentiment are, at least in part, estimates. */
export function isEstimated({ sentiment_source: source }: Pick<ReportScope, 'sentiment_source'>): boolean {
  return source === 'estimated' || source === 'mixed';
}
