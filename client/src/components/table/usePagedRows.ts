import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOptions } from '../../api/http.ts';
import { useStores } from '../../stores/useStores.ts';
import { sameProject } from '../../queries/reportKeys.ts';
import { useSettledRange } from './useSettledRange.ts';

/** One page of a list that the server cuts into pages. */
interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

interface PagedRowsOptions<Reply> {
  /** Names the list: project, filters, order, search. The number of the page is put behind it. */
  readonly queryKey: readonly unknown[];
  readonly load: (page: number, size: number, call: CallOptions) => Promise<Reply>;
}

/** Parsing a reply blocks the page for a moment: of 200 rows with their figures for 90 ms on a slow machine, of 50 for 22. */
export const PAGE_SIZE = 50;
/** Rows beyond those in sight whose page is loaded. */
const MARGIN = 40;
const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** The pages beyond the first that hold these rows, and some around them. */
function furtherPages(first: number, last: number, rowCount: number): number[] {
  const from = Math.max(2, pageOf(Math.max(0, first - MARGIN)));
  const to = pageOf(Math.max(0, Math.min(rowCount - 1, last + MARGIN)));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}

/**
 * Of pages on their way nothing is shown: the table is rendered again when one has come, or has failed. When it came, not what: the
 * results of two renders are compared to the last value in them.
 */
const whatChanges = (results: readonly UseQueryResult[]) => ({
  arrivedAt: results.map(({ dataUpdatedAt }) => dataUpdatedAt),
  failed: results.find(({ error, isFetching }) => error !== null && !isFetching),
});

/**
 * A list of any length of which the pages in sight are loaded. The first page says how many rows there are; it stays, dimmed,
 * while that of another order or search loads. Reads stores: call it inside an observer.
 */
export function usePagedRows<Row, Reply extends PageReply<Row>>({ queryKey, load }: PagedRowsOptions<Reply>) {
  const { projects } = useStores();
  const { currentId } = projects;
  const client = useQueryClient();
  const list = JSON.stringify(queryKey);
  const pageQuery = (page: number) => ({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(page, PAGE_SIZE, { signal }),
  });
  const query = useQuery({
    ...pageQuery(1),
    enabled: currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
  const rowCount = query.data?.total ?? 0;
  const { range, handleRange } = useSettledRange(list);
  // While the first page is still that of another list, no further one belongs to it.
  const current = !query.isPlaceholderData && query.data !== undefined;
  const pages = current && range !== null ? furtherPages(range.first, range.last, rowCount) : [];
  const { failed } = useQueries({ queries: pages.map(pageQuery), combine: whatChanges });
  const replies = new Map<number, Reply | undefined>([[1, query.data]]);
  // From the cache: pages seen before are there at once, wherever the reader is now. Its keys are spelled out for each look-up, so
  // that a page is looked up once a render and not for every row.
  const replyOf = (page: number): Reply | undefined => {
    if (!replies.has(page)) replies.set(page, client.getQueryData<Reply>([...queryKey, page]));
    return replies.get(page);
  };
  return {
    /** For the panel around the table: the first page, and what failed of any. */
    query: {
      ...query,
      error: query.error ?? failed?.error ?? null,
      refetch: failed === undefined ? query.refetch : failed.refetch,
    },
    rowCount,
    rowAt: (index: number): Row | undefined => replyOf(pageOf(index))?.list[index % PAGE_SIZE],
    handleRange,
    /** Begins the table at the top again. */
    list,
  };
}
