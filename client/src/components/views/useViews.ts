import { useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { createViewApi } from '#client/api/viewApi.ts';
import type { ViewDraft } from '#client/api/viewApi.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { viewKeys } from '#client/queries/viewKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { moveStoredViews } from './moveStoredViews.ts';

/** The views of a project, and how many this browser still stores because the server refused them. */
interface KnownViews {
  readonly list: readonly SavedView[];
  readonly left: number;
}

/**
 * The saved views of the current project, the reader's own and the team's. Views stored in this browser are first moved to the server. Call
 * it in an `observer`: it follows the project.
 */
export function useViews() {
  const { projects, notices, storage } = useStores();
  const api = useApi(createViewApi);
  const client = useQueryClient();
  const { currentId } = projects;
  const query = useProjectQuery({
    queryKey: viewKeys.list(currentId),
    queryFn: async ({ signal }): Promise<KnownViews> => {
      const { list } = await api.list(signal);
      if (currentId === null) return { list, left: 0 };
      const { moved, left } = await moveStoredViews(storage, api, currentId, list);
      return { list: moved === 0 ? list : (await api.list(signal)).list, left };
    },
    // Refetched on every mount, to show what colleagues shared.
    staleTime: 0,
  });
  const changed = async (): Promise<void> => client.invalidateQueries({ queryKey: viewKeys.list(currentId) });
  const done = async (work: Promise<SavedView>): Promise<SavedView> => {
    try {
      return await work;
    } finally {
      // After a refusal too: the cached list may be outdated.
      await changed();
    }
  };
  const restore = async ({ id }: SavedView): Promise<SavedView> => done(api.restore(id));
  return {
    query,
    create: async (draft: ViewDraft): Promise<SavedView> => done(api.create(draft)),
    update: async (view: SavedView, change: Partial<ViewDraft>): Promise<SavedView> => {
      const { name, page, search } = view;
      return done(api.update(view.id, view.version, { name, page, search, ...change }));
    },
    share: async ({ id, version }: SavedView, shared: boolean): Promise<SavedView> =>
      done(api.share(id, version, shared)),
    /** Offers an undo in the notice. @param undo receives the function that restores the view */
    remove: async (view: SavedView, undo: (restore: () => Promise<unknown>) => void): Promise<void> => {
      await done(api.remove(view.id));
      notices.show({
        ...{ intent: 'info', messageId: 'table.views.removed', values: { name: view.name }, durationMs: 8000 },
        action: {
          labelId: 'table.views.undo',
          run: () => {
            undo(async () => restore(view));
          },
        },
      });
    },
  };
}

export type Views = ReturnType<typeof useViews>;
