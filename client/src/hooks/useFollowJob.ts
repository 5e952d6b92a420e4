import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { askAgainIn, jobQuery } from '../queries/useJob.ts';
import type { JobState, ReadJob } from '../queries/useJob.ts';
import { useIsShown } from './useIsShown.ts';

/** How a job ended: as the server says, or with an error, such as a job that the server no longer knows. */
export interface JobEnd<T> {
  readonly job: T | undefined;
  readonly error: unknown;
  /** Whether the component that started it is still on screen and shows the end itself. */
  readonly isShown: boolean;
}

/**
 * A function that follows a job to its end, also when the component that started it is gone: users leave a page, or let a job run in the
 * background, and what is on screen changes with it.
 */
export function useFollowJob(): <T extends JobState>(
  queryKey: readonly unknown[],
  jobId: string,
  read: ReadJob<T>,
  onOver: (end: JobEnd<T>) => void,
) => void {
  const queries = useQueryClient();
  const isShown = useIsShown();
  return (queryKey, jobId, read, onOver) => {
    const stop = new QueryObserver(queries, jobQuery(queryKey, jobId, read)).subscribe(({ data, error }) => {
      if (askAgainIn(data, error) !== false) return;
      stop();
      onOver({ job: data, error, isShown: isShown() });
    });
  };
}
