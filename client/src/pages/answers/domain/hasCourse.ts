import type { DomainDetail } from '#client/api/detailSchemas.ts';

/** Whether statuses are meaningful: without an earlier period every page is `steady`. */
export function hasCourse({ share_change: change, nodes }: Pick<DomainDetail, 'share_change' | 'nodes'>): boolean {
  return change !== null || nodes.some(({ status }) => status !== 'steady');
}
