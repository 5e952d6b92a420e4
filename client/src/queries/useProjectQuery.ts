import { useQuery } from '@tanstack/react-query';
import type { Query, QueryFunctionContext, UseQueryResult } from '@tanstack/react-query';

/** The key of a query about one project: the area, the project, then whatever else tells queries apart. */
type ProjectKey = readonly [area: string, projectId: string | null, ...rest: unknown[]];

interface ProjectQuery<T, Key extends ProjectKey> {
  readonly queryKey: Key;
  readonly queryFn: (context: QueryFunctionContext<Key>) => Promise<T>;
  /** No query runs without a project, whatever this says. */
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Milliseconds until it is asked again; false: not by itself. */
  readonly refetchInterval?: (query: Query<T, Error, T, Key>) => number | false;
  /** Whether data of an earlier query of this project may stand in, for instance because it is about the same prompt. Any may, unless this is given. */
  readonly standsIn?: (previous: T, previousKey: Key) => boolean;
}

/**
 * A query about the current project. While new filters load, the earlier data of the same project stand in for the new
 * (`isPlaceholderData`); data of another project never do.
 */
export function useProjectQuery<T, Key extends ProjectKey>({
  queryKey,
  enabled = true,
  standsIn = () => true,
  ...options
}: ProjectQuery<T, Key>): UseQueryResult<T> {
  const [, projectId] = queryKey;
  return useQuery<T, Error, T, Key>({
    ...options,
    queryKey,
    enabled: enabled && projectId !== null,
    placeholderData: (previous, earlier) => {
      if (previous === undefined || earlier?.queryKey[1] !== projectId) return undefined;
      return standsIn(previous, earlier.queryKey) ? previous : undefined;
    },
  });
}
