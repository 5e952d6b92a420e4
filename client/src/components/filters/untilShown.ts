import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/**
 * Asks for what a page shows first. Settles with the answer, or at once when an older one is kept, which the page shows until the
 * new one comes. Never rejects: a call that fails is made again by the page, which says so.
 */
export async function untilShown<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  const isKept = queries.getQueryData(query.queryKey) !== undefined;
  const answer = queries.query(query).catch(() => undefined);
  if (!isKept) await answer;
}
