import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sameProject } from '../filters/insightKeys.ts';
import { useStores } from '../../stores/useStores.ts';

/** One page of a list that the server cuts into pages. */
interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

interface PagedRowsOptions<Reply> {
  /** Names the list: project, filters, order, search. The number of the page is put behind it. */
  readonly queryKey: readonly unknown[];
  readonly load: (page: number, size: number, signal: AbortSignal) => Promise<Reply>;
  readonly enabled?: boolean;
}

/** Reading a reply stops the page for a moment: of 200 rows with their figures for 90 ms on a slow machine, of 50 for 22. */
export const PAGE_SIZE = 50;
/** Rows beyond those in sight whose page is asked for. */
const AHEAD = 60;
/** A thumb drawn over fifty pages asks for the one where it stops. */
const SETTLE_MS = 80;

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** The pages in sight beyond the first; of another list there are none yet. */
function usePagesInSight(list: string, total: number) {
  const [sight, setSight] = useState<{ readonly list: string; readonly pages: readonly number[] }>({ list, pages: [] });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const handleRange = (first: number, last: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const from = pageOf(Math.max(0, first - AHEAD));
      const to = pageOf(Math.min(Math.max(0, total - 1), last + AHEAD));
      const pages = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter((page) => page > 1);
      setSight((now) => (now.list === list && now.pages.join() === pages.join() ? now : { list, pages }));
    }, SETTLE_MS);
  };
  return { pages: sight.list === list ? sight.pages : [], handleRange };
}

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
    queryFn: ({ signal }) => load(1, PAGE_SIZE, signal),
    enabled: enabled && currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
  const rowCount = query.data?.total ?? 0;
  const list = JSON.stringify(queryKey);
  const { pages, handleRange } = usePagesInSight(list, rowCount);
  // While the first page is still that of another list, no further one belongs to it.
  const wanted = query.isPlaceholderData ? [] : pages;
  const further = useQueries({
    queries: wanted.map((page) => ({
      queryKey: [...queryKey, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => load(page, PAGE_SIZE, signal),
    })),
  });
  const failed = further.find(({ error, isFetching }) => error !== null && !isFetching);
  const rowAt = (index: number): Row | undefined => {
    const page = pageOf(index);
    const reply = page === 1 ? query.data : further[wanted.indexOf(page)]?.data;
    return reply?.list[index % PAGE_SIZE];
  };
  return {
    /** For the panel around the table: the first page, and what failed of any. */
    query: { ...query, error: query.error ?? failed?.error ?? null, refetch: failed?.refetch ?? query.refetch },
    rowCount,
    rowAt,
    handleRange,
    /** Begins the table at the top again. */
    list,
  };
}
