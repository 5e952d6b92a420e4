import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createAuditApi } from '#client/api/auditApi.ts';
import type { AuditQuery } from '#client/api/auditApi.ts';
import type { CallOptions } from '#client/api/http.ts';
import type { AuditList } from '#client/api/schemas/auditSchemas.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

/** Number of latest entries in the list. */
const MOST_SHOWN = 1000;

/** The latest entries that match the filter, and a loader for any page of them. */
export function useActivity(filter: Omit<AuditQuery, 'page' | 'page_size'>) {
  const api = useApi(createAuditApi);
  const load = (page: number, size: number, { signal }: CallOptions): Promise<AuditList> =>
    api.list({ ...filter, page, page_size: size }, signal);
  const query = useQuery({
    queryKey: teamKeys.activity(filter),
    queryFn: ({ signal }) => load(1, MOST_SHOWN, { signal }),
    placeholderData: keepPreviousData,
  });
  return { query, load };
}
