import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBrandApi } from '#client/api/brandApi.ts';
import type { BrandNames } from '#client/api/brandNamesSchemas.ts';
import { askAgainIn } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';

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

/** Recounts all answers with changed names, as a trial or for saving, and returns its progress and outcome. */
export function useRecount({ onSaved, onRefused }: RecountEvents) {
  const api = useApi(createBrandApi);
  const [recount, setRecount] = useState<Recount | null>(null);
  const ask = useMutation({
    mutationFn: async ({ kind, brands, base }: RecountOrder) =>
      kind === 'try' ? api.tryOut(brands) : api.save(brands, base),
    onSuccess: ({ job_id: jobId }, { kind }) => {
      setRecount({ kind, jobId });
    },
  });
  const jobId = recount?.jobId ?? null;
  const job = useQuery({
    queryKey: ['brandNames', 'job', jobId],
    queryFn: ({ signal }) => api.job(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state: { data, error } }) => askAgainIn(data, error),
  });
  const over = job.error !== null || (job.data !== undefined && job.data.state !== 'running');
  const saved = recount?.kind === 'save' && job.data?.state === 'done';
  const refused =
    (ask.isError && ask.variables.kind === 'save') || (recount?.kind === 'save' && job.data?.state === 'failed');
  const tellSaved = useEffectEvent(onSaved);
  const tellRefused = useEffectEvent(onRefused);
  useEffect(() => {
    if (saved) tellSaved();
    if (refused) tellRefused();
  }, [saved, refused, jobId]);
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
