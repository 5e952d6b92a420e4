import { QueryObserver, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createBrandApi } from '#client/api/brandApi.ts';
import type { BrandNames } from '#client/api/brandNamesSchemas.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { askAgainIn } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

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

type BrandApi = ReturnType<typeof createBrandApi>;

const jobQuery = (api: BrandApi, jobId: string | null) =>
  queryOptions({
    queryKey: ['brandNames', 'job', jobId],
    queryFn: ({ signal }) => api.job(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state: { data, error } }) => askAgainIn(data, error),
  });

/**
 * Follows the job of a save to its end, also after the page was left: until then all figures are those of the former names.
 * @param onOver gets why it failed; null: it is saved
 */
function followSave(
  queries: QueryClient,
  query: ReturnType<typeof jobQuery>,
  onOver: (failure: unknown) => void,
): void {
  const stop = new QueryObserver(queries, query).subscribe(({ data, error }) => {
    if (askAgainIn(data, error) !== false) return;
    stop();
    onOver(data?.state === 'failed' ? data.reason : error);
  });
}

/** A function that says why a save failed when the page that would show it was left. */
function useSaidAfterLeaving(): (failure: unknown) => void {
  const intl = useIntl();
  const { notices } = useStores();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useLatest((failure: unknown) => {
    if (isShown.current || (isApiError(failure) && failure.kind === 'unauthorized')) return;
    const reason = typeof failure === 'string' ? failure : errorText(intl, failure);
    notices.show({
      key: 'recount',
      intent: 'error',
      messageId: 'brandNames.failed',
      values: { reason },
      durationMs: 0,
    });
  });
}

/**
 * Recounts all answers with changed names, as a trial or for saving, and returns its progress and outcome. A save that is running when the
 * page is left is followed to its end.
 */
export function useRecount({ onSaved, onRefused }: RecountEvents) {
  const api = useApi(createBrandApi);
  const queries = useQueryClient();
  const tellSaved = useLatest(onSaved);
  const tellRefused = useLatest(onRefused);
  const sayAfterLeaving = useSaidAfterLeaving();
  const fail = (failure: unknown): void => {
    tellRefused();
    sayAfterLeaving(failure);
  };
  const [recount, setRecount] = useState<Recount | null>(null);
  const ask = useMutation({
    mutationFn: async ({ kind, brands, base }: RecountOrder) =>
      kind === 'try' ? api.tryOut(brands) : api.save(brands, base),
    onSuccess: ({ job_id: jobId }, { kind }) => {
      setRecount({ kind, jobId });
      if (kind === 'try') return;
      followSave(queries, jobQuery(api, jobId), (failure) => {
        if (failure === null) tellSaved();
        else fail(failure);
      });
    },
    onError: (error, { kind }) => {
      if (kind === 'save') fail(error);
    },
  });
  const jobId = recount?.jobId ?? null;
  const job = useQuery(jobQuery(api, jobId));
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
