import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { PromptChanges, PromptDraft } from '#client/api/promptApi.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useRecentlyDeleted } from './useRecentlyDeleted.ts';
import type { Deletion } from './useRecentlyDeleted.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** The writing calls. Each one invalidates all queries of the project. */
function usePromptWrites() {
  const { projects, filters } = useStores();
  const api = useApi(createPromptApi);
  const queries = useQueryClient();
  const { currentId } = projects;
  const onSuccess = (): void => {
    // Topics appear and disappear with their prompts.
    void filters.loadLists();
    void projectChanged(queries, currentId);
  };
  const add = useMutation({ mutationFn: (prompts: readonly PromptDraft[]) => api.add(prompts), onSuccess });
  const update = useMutation({
    mutationFn: ({ ids, changes }: { readonly ids: readonly string[]; readonly changes: PromptChanges }) =>
      api.update(ids, changes),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (ids: readonly string[]) => api.remove(ids), onSuccess });
  const restore = useMutation({ mutationFn: (ids: readonly string[]) => api.restore(ids), onSuccess });
  return {
    add: add.mutateAsync,
    update: update.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}

/** The commands on the prompts of the current project, with messages and undo. Reads stores: call it inside an observer. */
export function usePromptChanges() {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const { currentId } = projects;
  const attempt = useAttempt();
  const { add, update, remove, restore } = usePromptWrites();
  const recent = useRecentlyDeleted(currentId);

  const say = (messageId: MessageId, count: number, undo?: () => Promise<void>): void => {
    const run = (): void => {
      // The message may outlive its project: the undo call would go to the project that is open by then.
      if (projects.currentId !== currentId) {
        notices.show({ intent: 'warning', messageId: 'prompt.undo.otherProject' });
        return;
      }
      const done = intl.formatMessage({ id: messageId }, { count });
      if (undo !== undefined) void attempt(`${intl.formatMessage({ id: 'prompt.undo' })} · ${done}`, undo);
    };
    notices.show({
      intent: 'success',
      messageId,
      values: { count },
      ...(undo === undefined ? {} : { durationMs: UNDO_MS, action: { labelId: 'prompt.undo', run } }),
    });
  };
  const undoAdding = async (ids: readonly string[]): Promise<void> => {
    say('prompt.add.undone', (await remove(ids)).changed);
  };
  const restoreDeletion = async (deletion: Deletion): Promise<void> => {
    const { changed } = await restore(deletion.ids);
    recent.forget(deletion.id);
    say('prompt.restored', changed);
  };

  return {
    add,
    update,
    attempt,
    undoAdding,
    recent: recent.list,
    restoreDeletion,
    tellAdded: (ids: readonly string[]) => {
      say('prompt.added', ids.length, () => undoAdding(ids));
    },
    tellSaved: (count: number) => {
      say('prompt.saved', count);
    },
    /** Deletes at once; the message and "recently deleted" offer undo. @param texts known texts, as labels of the deletion */
    removeWithUndo: async (ids: readonly string[], texts: readonly string[]) => {
      const { changed } = await remove(ids);
      const deletion = recent.remember(ids, texts);
      say('prompt.deleted', changed, () => restoreDeletion(deletion));
    },
    /** Pauses or resumes. */
    setPaused: async (ids: readonly string[], paused: boolean) => {
      const { changed } = await update({ ids, changes: { paused } });
      say(paused ? 'prompt.paused' : 'prompt.resumed', changed);
    },
  };
}

export type PromptChangeModel = ReturnType<typeof usePromptChanges>;
