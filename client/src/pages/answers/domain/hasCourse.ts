import type { DomainDetail } from '#client/api/detailSchemas.ts';

/** Whether pages can be new, rising or steady at all: without an earlier period all of them come as steady, which says nothing. */
export function hasCourse({ share_change: change, nodes }: Pick<DomainDetail, 'share_change' | 'nodes'>): boolean {
  return change !== null || nodes.some(({ status }) => status !== 'steady');
}
