import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createTrafficApi } from '#client/api/trafficApi.ts';
import type { LogInspection } from '#client/api/trafficSchemas.ts';
import { useFollowJob } from '#client/hooks/useFollowJob.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { trafficKeys } from '#client/queries/trafficKeys.ts';
import { useJob } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { draftName, emptyLogDraft, readLogDraft } from './logDraft.ts';
import type { LogDraft } from './logDraft.ts';
import { useSayLogOver } from './useSayLogOver.ts';

/** The server's message for a field; null without one. */
export function fieldError(error: unknown, field: string): string | null {
  return isApiError(error) ? (error.fieldErrors[field] ?? null) : null;
}

/** The flow of a log import: the draft, the server's inspection of the file, and the job. */
export function useLogImport(onDone: () => Promise<void>) {
  const { storage, projects } = useStores();
  const api = useApi(createTrafficApi);
  const name = draftName(projects.currentId);
  const [draft, setDraft] = useState(() => readLogDraft(storage.readDraft(name)));
  useDraft(name, draft);
  const change = (changes: Partial<LogDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { found, job_id: jobId } = draft;
  const follow = useFollowJob();
  const sayOver = useSayLogOver(onDone);
  const site = draft.site ?? found?.site ?? '';
  const start = useMutation({
    mutationFn: api.start,
    onSuccess: (job) => {
      change({ job_id: job.job_id });
      follow(trafficKeys.job(job.job_id), job.job_id, api.job, sayOver);
    },
  });
  const job = useJob(trafficKeys.job(jobId), jobId, api.job);
  const isDone = job.data?.state === 'done' && job.data.result.written;
  const handleDone = useEffectEvent(() => {
    void onDone();
  });
  useEffect(() => {
    if (isDone) handleDone();
  }, [isDone]);
  return {
    draft,
    site,
    change,
    start,
    job,
    /** The server no longer has the uploaded file. */
    fileGone: fieldError(start.error, 'file_id') !== null,
    upload: api.inspect,
    takeFile: (next: LogInspection): void => {
      start.reset();
      change({ found: next, job_id: null });
    },
    begin: (): void => {
      if (found === null) return;
      start.mutate({
        file_id: found.file_id,
        site: site.trim(),
        server: draft.server.trim(),
        time_zone: machineZone(),
      });
    },
    startOver: (): void => {
      start.reset();
      setDraft(emptyLogDraft);
    },
  };
}

export type LogFlow = ReturnType<typeof useLogImport>;
