import { useIntl } from 'react-intl';
import type { PageJob } from '#client/api/ownPageSchemas.ts';
import { useSayFailure } from '#client/components/attempt/useSayAfterLeaving.ts';
import type { JobEnd } from '#client/hooks/useFollowJob.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { problemText } from './problemText.ts';

/** Refreshes the list after a job whose dialog is closed; a job that failed or is gone is said. */
export function useSayPagesOver(onOver: () => Promise<void>): (end: JobEnd<PageJob>) => void {
  const intl = useIntl();
  const sayFailure = useSayFailure();
  return useLatest(({ job, error, isShown }: JobEnd<PageJob>) => {
    if (isShown) return;
    void onOver();
    if (error !== null) sayFailure('inventory.run', error);
    else if (job !== undefined && job.problem !== null) sayFailure('inventory.run', problemText(intl, job.problem));
  });
}
