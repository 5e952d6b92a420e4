import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import type { FetchOrder } from '#client/api/ownPageApi.ts';
import type { PageJob } from '#client/api/ownPageSchemas.ts';
import { useFollowJob } from '#client/hooks/useFollowJob.ts';
import { inventoryKeys } from '#client/queries/inventoryKeys.ts';
import { useJob } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { addressLines, draftName, emptyAddDraft, storedDraft, readAddDraft } from './addDraft.ts';
import type { AddDraft } from './addDraft.ts';
import { useSayPagesOver } from './useSayPagesOver.ts';

/** Marks pasted text as UTF-8, whatever encoding its `meta` declares. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Starts a fetch job that was requested elsewhere, once. */
function useOrder(order: FetchOrder | null, begin: (order: FetchOrder) => void): void {
  const begun = useRef(false);
  const handleMount = useEffectEvent(() => {
    if (order === null || begun.current) return;
    begun.current = true;
    begin(order);
  });
  useEffect(() => {
    handleMount();
  }, []);
}

/** The typed values, stored per project. */
function useAddDraft(projectId: string) {
  const { storage } = useStores();
  const name = draftName(projectId);
  const [draft, setDraft] = useState(() => readAddDraft(storage.readDraft(name)));
  useDraft(name, storedDraft(draft));
  const change = (changes: Partial<AddDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }));
  };
  return { draft, setDraft, change };
}

/** Reports once that a job has ended. */
function useWhenOver(state: PageJob['state'] | undefined, onOver: () => Promise<void>): void {
  const handleOver = useEffectEvent(() => {
    void onOver();
  });
  useEffect(() => {
    if (state !== undefined && state !== 'running') handleOver();
  }, [state]);
}

/** Cancels a job. A failure is for a notice, because the progress bar continues either way. Reads stores: call it inside an observer. */
function useCancel(jobId: string | null, onCancelled: () => Promise<unknown>): () => Promise<void> {
  const api = useApi(createOwnPageApi);
  return async () => {
    if (jobId === null) return;
    await api.cancel(jobId);
    await onCancelled();
  };
}

/** The flow of adding pages, from input to results. @param order a job that starts automatically */
export function useAddPages(projectId: string, order: FetchOrder | null, onChanged: () => Promise<void>) {
  const api = useApi(createOwnPageApi);
  const { draft, setDraft, change } = useAddDraft(projectId);
  const follow = useFollowJob();
  const sayOver = useSayPagesOver(onChanged);
  const start = useMutation({
    mutationFn: api.fetch,
    onSuccess: ({ job_id }) => {
      change({ job_id });
      follow(inventoryKeys.job(job_id), job_id, api.job, sayOver);
    },
  });
  const addHtml = useMutation({
    mutationFn: (file: File) => api.addHtml(file, draft.html_url.trim()),
    onSuccess: async () => {
      change({ html: '', html_url: '' });
      await onChanged();
    },
  });
  const job = useJob(inventoryKeys.job(draft.job_id), draft.job_id, api.job);
  const cancel = useCancel(draft.job_id, job.refetch);
  useWhenOver(job.data?.state, onChanged);
  useOrder(order, (asked) => {
    change({ job_id: null });
    start.mutate(asked);
  });
  return {
    draft,
    change,
    start,
    /** The job that starts automatically has not started: its call runs or has failed. */
    isOrdered: order !== null && start.variables === order && !start.isSuccess,
    orderAgain: (): void => {
      if (order !== null) start.mutate(order);
    },
    job,
    addHtml,
    cancel,
    readUrls: (): void => {
      start.mutate({ from: 'urls', urls: addressLines(draft.urls) });
    },
    readSitemap: (): void => {
      const [url = ''] = addressLines(draft.sitemap);
      start.mutate({ from: 'sitemap', url });
    },
    pasteHtml: (): void => {
      addHtml.mutate(new File([BYTE_ORDER_MARK, draft.html], 'page.html', { type: 'text/html' }));
    },
    /** Back to the form. @param urls added to the list of URLs */
    startOver: (urls?: readonly string[]): void => {
      start.reset();
      addHtml.reset();
      setDraft((before) =>
        urls === undefined
          ? { ...emptyAddDraft, html: before.html, html_url: before.html_url }
          : { ...before, urls: urls.join('\n'), job_id: null },
      );
    },
  };
}

export type AddFlow = ReturnType<typeof useAddPages>;
