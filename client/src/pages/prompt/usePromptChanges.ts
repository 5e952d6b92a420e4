import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PromptChanges, PromptDraft } from '../../api/promptApi.ts';
import { createPromptApi } from '../../api/promptApi.ts';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { promptKeys } from './promptKeys.ts';
import { useRecentlyDeleted } from './useRecentlyDeleted.ts';
import type { Deletion } from './useRecentlyDeleted.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

export interface PromptRef {
  readonly id: string;
  readonly text: string;
}

/**
 * Writing to the prompts of the current project. Whatever is written, every figure and list of the project is asked for again.
 * Reads stores: call it inside an observer.
 */
export function usePromptChanges() {
  const { projects, notices, filters } = useStores();
  const api = useApi(createPromptApi);
  const queries = useQueryClient();
  const { currentId } = projects;
  const recent = useRecentlyDeleted(currentId);

  const refresh = async (): Promise<void> => {
    // Topics come and go with their prompts.
    void filters.loadLists();
    await queries.invalidateQueries({ queryKey: promptKeys.project(currentId) });
  };
  const onSettled = (): void => void refresh();
  const add = useMutation({ mutationFn: (prompts: readonly PromptDraft[]) => api.add(prompts), onSuccess: onSettled });
  const update = useMutation({
    mutationFn: ({ ids, changes }: { readonly ids: readonly string[]; readonly changes: PromptChanges }) =>
      api.update(ids, changes),
    onSuccess: onSettled,
  });
  const remove = useMutation({ mutationFn: (ids: readonly string[]) => api.remove(ids), onSuccess: onSettled });
  const restore = useMutation({ mutationFn: (ids: readonly string[]) => api.restore(ids), onSuccess: onSettled });

  const report = (error: unknown): void => {
    notices.show({ intent: 'error', messageId: errorMessageId(error) });
  };
  /** A message may stand longer than its project: the call would go to the one that is open then. */
  const inProject = (action: () => Promise<void>) => () => {
    if (projects.currentId === currentId) action().catch(report);
    else notices.show({ intent: 'warning', messageId: 'prompt.undo.otherProject' });
  };

  const restoreDeletion = async (deletion: Deletion): Promise<void> => {
    const { changed } = await restore.mutateAsync(deletion.ids);
    recent.forget(deletion.id);
    notices.show({ intent: 'success', messageId: 'prompt.restored', values: { count: changed } });
  };
  const undoAdding = async (ids: readonly string[]): Promise<void> => {
    const { changed } = await remove.mutateAsync(ids);
    notices.show({ intent: 'success', messageId: 'prompt.add.undone', values: { count: changed } });
  };

  return {
    add: add.mutateAsync,
    update: update.mutateAsync,
    undoAdding,
    recent: recent.list,
    restoreDeletion: inProjectOf(inProject, restoreDeletion),
    tellAdded: (ids: readonly string[]) => {
      notices.show({
        intent: 'success',
        messageId: 'prompt.added',
        values: { count: ids.length },
        durationMs: UNDO_MS,
        action: { labelId: 'prompt.undo', run: inProject(() => undoAdding(ids)) },
      });
    },
    /** Deletes at once; the message and "recently deleted" undo it. `texts` of those that are known, to name them by. */
    removeWithUndo: async (ids: readonly string[], texts: readonly string[]) => {
      const { changed } = await remove.mutateAsync(ids);
      const deletion = recent.remember(ids, texts);
      notices.show({
        intent: 'info',
        messageId: 'prompt.deleted',
        values: { count: changed },
        durationMs: UNDO_MS,
        action: { labelId: 'prompt.undo', run: inProject(() => restoreDeletion(deletion)) },
      });
    },
    /** Pausing and resuming. */
    setPaused: async (ids: readonly string[], paused: boolean) => {
      const { changed } = await update.mutateAsync({ ids, changes: { paused } });
      notices.show({
        intent: 'success',
        messageId: paused ? 'prompt.paused' : 'prompt.resumed',
        values: { count: changed },
      });
    },
    report,
  };
}

function inProjectOf<Given>(
  inProject: (action: () => Promise<void>) => () => void,
  action: (given: Given) => Promise<void>,
): (given: Given) => void {
  return (given) => {
    inProject(() => action(given))();
  };
}

export type PromptChangeModel = ReturnType<typeof usePromptChanges>;
