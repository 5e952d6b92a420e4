import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBrandApi } from '../../api/brandApi.ts';
import type { BrandNames } from '../../api/brandNamesSchemas.ts';
import { askAgainIn } from '../../queries/useJob.ts';
import { useApi } from '../../stores/useApi.ts';

export type RecountKind = 'try' | 'save';

interface RecountOrder {
  readonly kind: RecountKind;
  readonly brands: readonly BrandNames[];
  /** What the brands were made of. */
  readonly base: readonly BrandNames[];
}

/** A recount that was asked for. */
interface Recount {
  readonly kind: RecountKind;
  readonly jobId: string;
}

interface RecountEvents {
  readonly onSaved: () => void;
  /** Saving was refused, at once or when everything was counted. */
  readonly onRefused: () => void;
}

/** Counts all answers by other names, for trying or for good, and tells how far that is and what came of it. */
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
    /** After a change of the form, outcome and refusal speak of other names than those in sight. */
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
