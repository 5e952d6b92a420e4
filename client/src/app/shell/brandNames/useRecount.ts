import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBrandApi } from '../../../api/brandApi.ts';
import { useApi } from '../../../stores/useApi.ts';
import { brandsOf } from './brandDraft.ts';
import type { BrandRow } from './brandDraft.ts';

const ASK_AGAIN_MS = 250;

export type RecountKind = 'try' | 'save';

/** A recount that was asked for. */
interface Recount {
  readonly kind: RecountKind;
  readonly jobId: string;
}

/** Counts all answers by other names, for trying or for good, and tells how far that is and what came of it. */
export function useRecount(rows: readonly BrandRow[], onSaved: () => void) {
  const api = useApi(createBrandApi);
  const [recount, setRecount] = useState<Recount | null>(null);
  const ask = useMutation({
    mutationFn: async (kind: RecountKind) => (kind === 'try' ? api.tryOut(brandsOf(rows)) : api.save(brandsOf(rows))),
    onSuccess: ({ job_id: jobId }, kind) => {
      setRecount({ kind, jobId });
    },
  });
  const jobId = recount?.jobId ?? null;
  const job = useQuery({
    queryKey: ['brandNames', 'job', jobId],
    queryFn: ({ signal }) => api.job(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state: { data, error } }) =>
      error === null && (data === undefined || data.state === 'running') ? ASK_AGAIN_MS : false,
  });
  const over = job.error !== null || (job.data !== undefined && job.data.state !== 'running');
  const saved = recount?.kind === 'save' && job.data?.state === 'done';
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) tellSaved();
  }, [saved, jobId]);
  return {
    ask: (kind: RecountKind) => {
      setRecount(null);
      ask.mutate(kind);
    },
    /** After a change of the form, outcome and refusal speak of other names than those in sight. */
    clear: () => {
      ask.reset();
      setRecount(null);
    },
    error: ask.error ?? job.error,
    running: ask.isPending || (jobId !== null && !over),
    kind: recount?.kind ?? null,
    job: jobId === null ? undefined : job.data,
  };
}
