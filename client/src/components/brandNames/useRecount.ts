import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrandApi } from '#client/api/brandApi.ts';
import type { BrandNames } from '#client/api/brandNamesSchemas.ts';
import { useFollowJob } from '#client/hooks/useFollowJob.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useJob } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useSayAfterLeaving } from '../attempt/useSayAfterLeaving.ts';

export type RecountKind = 'try' | 'save';

interface RecountOrder {
  readonly kind: RecountKind;
  readonly brands: readonly BrandNames[];
  /** The stored brands that the draft started from. */
  readonly base: readonly BrandNames[];
}

/** A requested recount. */
interface Recount {
  readonly kind: RecountKind;
  readonly jobId: string;
}

interface RecountEvents {
  readonly onSaved: () => void;
  /** Saving was refused, immediately or after counting. */
  readonly onRefused: () => void;
}

const keyOf = (jobId: string | null) => ['brandNames', 'job', jobId];

/**
 * Recounts all answers with changed names, as a trial or for saving, and returns its progress and outcome. A save that is running when the
 * page is left is followed to its end.
 */
export function useRecount({ onSaved, onRefused }: RecountEvents) {
  const api = useApi(createBrandApi);
  const follow = useFollowJob();
  const tellSaved = useLatest(onSaved);
  const tellRefused = useLatest(onRefused);
  const sayAfterLeaving = useSayAfterLeaving();
  const [recount, setRecount] = useState<Recount | null>(null);
  const ask = useMutation({
    mutationFn: async ({ kind, brands, base }: RecountOrder) =>
      kind === 'try' ? api.tryOut(brands) : api.save(brands, base),
    onSuccess: ({ job_id: jobId }, { kind }) => {
      setRecount({ kind, jobId });
      if (kind === 'try') return;
      follow(keyOf(jobId), jobId, api.job, ({ job: ended, error }) => {
        if (ended?.state === 'done') {
          tellSaved();
          return;
        }
        tellRefused();
        sayAfterLeaving('brandNames.save', ended?.state === 'failed' ? ended.reason : error);
      });
    },
    onError: (error, { kind }) => {
      if (kind === 'try') return;
      tellRefused();
      sayAfterLeaving('brandNames.save', error);
    },
  });
  const jobId = recount?.jobId ?? null;
  const job = useJob(keyOf(jobId), jobId, api.job);
  const over = job.error !== null || (job.data !== undefined && job.data.state !== 'running');
  return {
    ask: (kind: RecountKind, brands: readonly BrandNames[], base: readonly BrandNames[]) => {
      setRecount(null);
      ask.mutate({ kind, brands, base });
    },
    /** Clears the outcome and the error, which no longer match the form after a change. */
    clear: () => {
      ask.reset();
      setRecount(null);
    },
    error: ask.error ?? job.error,
    running: ask.isPending || (jobId !== null && !over),
    kind: recount?.kind ?? (ask.isPending ? ask.variables.kind : null),
    job: jobId === null ? undefined : job.data,
  };
}
