import type { LogJob } from '#client/api/trafficSchemas.ts';
import { useSayFailure } from '#client/components/attempt/useSayAfterLeaving.ts';
import type { JobEnd } from '#client/hooks/useFollowJob.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Says how an import ended whose dialog is closed, and refreshes the figures. */
export function useSayLogOver(onDone: () => Promise<void>): (end: JobEnd<LogJob>) => void {
  const { notices } = useStores();
  const sayFailure = useSayFailure();
  return useLatest(({ job, error, isShown }: JobEnd<LogJob>) => {
    if (isShown) return;
    if (job?.state !== 'done') {
      sayFailure('traffic.import', job?.state === 'failed' ? job.reason : error);
      return;
    }
    const { written } = job.result;
    notices.show({
      key: 'log',
      intent: written ? 'success' : 'warning',
      messageId: written ? 'traffic.log.done' : 'traffic.log.nothing',
    });
    if (written) void onDone();
  });
}
