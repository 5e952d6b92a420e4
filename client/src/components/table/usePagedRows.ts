import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '../../api/http.ts';
import { useStores } from '../../stores/useStores.ts';
import { sameProject } from '../filters/insightKeys.ts';
import { FurtherPages } from './FurtherPages.ts';

/** One page of a list that the server cuts into pages. */
interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

interface PagedRowsOptions<Reply> {
  /** Names the list: project, filters, order, search. The number of the page is put behind it. */
  readonly queryKey: readonly unknown[];
  readonly load: (page: number, size: number, call: CallOptions) => Promise<Reply>;
  readonly enabled?: boolean;
}

/** Reading a reply stops the page for a moment: of 200 rows with their figures for 90 ms on a slow machine, of 50 for 22. */
export const PAGE_SIZE = 50;
const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/**
 * A list of any length of which the pages in sight are loaded. The first page says how many rows there are; it stays, dimmed,
 * while that of another order or search loads. Reads stores: call it inside an observer.
 */
export function usePagedRows<Row, Reply extends PageReply<Row>>({
  queryKey,
  load,
  enabled = true,
}: PagedRowsOptions<Reply>) {
  const { projects } = useStores();
  const { currentId } = projects;
  const query = useQuery({
    queryKey: [...queryKey, 1],
    queryFn: ({ signal }) => load(1, PAGE_SIZE, { signal }),
    enabled: enabled && currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
  const rowCount = query.data?.total ?? 0;
  const list = JSON.stringify(queryKey);
  const client = useQueryClient();
  const [further] = useState(() => new FurtherPages<Reply>(client));
  // While the first page is still that of another list, no further one belongs to it.
  const current = !query.isPlaceholderData && query.data !== undefined;
  useEffect(() => {
    further.show(
      current ? { queryKey, pageSize: PAGE_SIZE, rowCount, load: (page, call) => load(page, PAGE_SIZE, call) } : null,
    );
  });
  const failure = useSyncExternalStore(further.subscribe, further.failure);
  return {
    /** For the panel around the table: the first page, and what failed of any. */
    query: {
      ...query,
      error: query.error ?? failure,
      refetch: failure === null ? query.refetch : further.retry,
    },
    rowCount,
    rowAt: (index: number): Row | undefined => {
      const page = pageOf(index);
      const reply = page === 1 ? query.data : further.at(list, page);
      return reply?.list[index % PAGE_SIZE];
    },
    /** For the table: when `rowAt` has more to give. */
    arrivals: further,
    handleRange: (first: number, last: number): void => {
      further.look(first, last);
    },
    /** Begins the table at the top again. */
    list,
  };
}
