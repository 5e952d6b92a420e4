import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createPromptApi } from '#client/api/promptApi.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useListDraft } from '#client/stores/useListDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { changedRows, namesRows, namesToSend, removedTopics, rowKey, rowsOf } from './namesRows.ts';
import type { NamesRow } from './namesRows.ts';

interface Change {
  readonly rows: readonly NamesRow[];
  /** Ids of topics. */
  readonly remove: readonly string[];
}

/**
 * Recorded names of topics and tags, and the form; typed values survive a reload until they are saved. Reads stores: call it inside an
 * observer.
 */
export function useTopicTagNames(projectId: string, onClose: () => void) {
  const api = useApi(createPromptApi);
  const queries = useQueryClient();
  const { filters, notices } = useStores();
  const query = useQuery({ queryKey: promptKeys.names(projectId), queryFn: ({ signal }) => api.names({ signal }) });
  const stored = query.data === undefined ? undefined : rowsOf(query.data);
  const draft = useListDraft(`prompt.names.${projectId}`, stored, namesRows);
  const changed = changedRows(draft.rows, stored ?? []);
  const removed = removedTopics(draft.rows, stored ?? []);
  const save = useFormMutation('prompt.names', {
    mutationFn: async ({ rows, remove }: Change) => {
      const keys = new Set(rows.map(rowKey));
      const base = namesToSend((stored ?? []).filter((row) => keys.has(rowKey(row))));
      return api.saveNames({ ...namesToSend(rows), remove }, base);
    },
    onSuccess: async (_names, { rows, remove }) => {
      draft.settle();
      void filters.loadLists();
      await projectChanged(queries, projectId);
      onClose();
      // With the dialog gone: on a slow line the notice would end before the lists behind it are loaded.
      notices.show({
        intent: 'success',
        messageId: 'prompt.names.saved',
        values: { count: rows.length + remove.length },
      });
    },
    // The stored names may have changed: reload them into the form.
    onError: () => queries.invalidateQueries({ queryKey: promptKeys.names(projectId) }),
  });
  return {
    query,
    /** The stored names; empty until they are loaded. */
    stored: stored ?? [],
    rows: draft.rows,
    changed,
    merged: draft.merged,
    canSave: stored !== undefined && changed.every(({ name }) => name.trim() !== ''),
    isSaving: save.isPending,
    error: draft.errorToTell(save.error),
    change: (row: NamesRow) => {
      save.reset();
      draft.setRows(draft.rows.map((other) => (namesRows.isOne(other, row) ? row : other)));
    },
    remove: (row: NamesRow) => {
      save.reset();
      draft.setRows(draft.rows.filter((other) => !namesRows.isOne(other, row)));
    },
    save: () => {
      if (changed.length > 0 || removed.length > 0) {
        save.mutate({ rows: changed, remove: removed });
        return;
      }
      draft.discard();
      onClose();
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}

export type TopicTagNamesForm = ReturnType<typeof useTopicTagNames>;
