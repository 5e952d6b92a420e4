import { useQuery } from '@tanstack/react-query';
import type { Query, QueryFunctionContext, UseQueryResult } from '@tanstack/react-query';

/** Query key of a project query: area, project, then everything else that distinguishes queries. */
type ProjectKey = readonly [area: string, projectId: string | null, ...rest: unknown[]];

interface ProjectQuery<T, Key extends ProjectKey> {
  readonly queryKey: Key;
  readonly queryFn: (context: QueryFunctionContext<Key>) => Promise<T>;
  /** Additional condition; without a project no query runs. */
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Poll interval in milliseconds; false: no polling. */
  readonly refetchInterval?: (query: Query<T, Error, T, Key>) => number | false;
  /**
   * Whether data of an earlier query of this project may be used as placeholder data, for example because it is about the same prompt. By
   * default all may.
   */
  readonly standsIn?: (previous: T, previousKey: Key) => boolean;
}

/**
 * A query about the current project. While new filters load, the earlier data of the same project are placeholder data
 * (`isPlaceholderData`); data of another project never are.
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
