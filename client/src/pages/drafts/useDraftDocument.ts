import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createDraftApi } from '#client/api/draftApi.ts';
import { draftKeys } from '#client/queries/draftKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DraftSession } from './DraftSession.ts';
import { LocalCopies } from './localCopies.ts';

/**
 * The editing session of a draft: `session` (draft, title, text, setTitle, setText, state, …) is null until the draft is loaded; `query`
 * has the error. Reads stores: call it inside an observer, once per open draft.
 */
export function useDraftDocument(projectId: string, id: string) {
  const { storage } = useStores();
  const http = useRef(useStores().http);
  const queries = useQueryClient();
  const api = useRef(useApi(createDraftApi));
  const [session, setSession] = useState<DraftSession | null>(null);
  const query = useQuery({
    queryKey: draftKeys.one(projectId, id),
    queryFn: ({ signal }) => api.current.one(id, signal),
    // No cache: a cached draft may be older than the last save. No refetch while somebody writes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  useEffect(() => {
    if (data === undefined) return undefined;
    // The last save may be sent after another project was chosen, so the client is bound to this project.
    const calls = createDraftApi(http.current.inProject(projectId));
    const opened = new DraftSession(data, calls, new LocalCopies(storage, projectId, id));
    const keep = (): void => {
      opened.keep();
    };
    setSession(opened);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      opened.close();
      setSession(null);
      void queries.invalidateQueries({ queryKey: draftKeys.list(projectId) });
    };
  }, [data, storage, projectId, id, queries]);
  return { query, session };
}
