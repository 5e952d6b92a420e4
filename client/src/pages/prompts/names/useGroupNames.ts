import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPromptApi } from '#client/api/promptApi.ts';
import type { GroupNames } from '#client/api/groupNamesSchemas.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useListDraft } from '#client/stores/useListDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { changedRows, groupRows, namesToSend, removedTopics, rowKey, rowsOf } from './groupRows.ts';
import type { GroupRow } from './groupRows.ts';

/** The names of topics and tags as they are recorded. */
export function useStoredNames(projectId: string) {
  const api = useApi(createPromptApi);
  return useQuery({ queryKey: promptKeys.names(projectId), queryFn: ({ signal }) => api.names({ signal }) });
}

interface Change {
  readonly rows: readonly GroupRow[];
  /** Ids of topics. */
  readonly remove: readonly string[];
}

/** The names as a form; what is typed survives a reload until it is saved. Reads stores: call it inside an observer. */
export function useGroupNames(projectId: string, data: GroupNames, onClose: () => void) {
  const api = useApi(createPromptApi);
  const queries = useQueryClient();
  const { filters, notices } = useStores();
  const stored = rowsOf(data);
  const draft = useListDraft(`prompt.names.${projectId}`, stored, groupRows);
  const changed = changedRows(draft.rows, stored);
  const removed = removedTopics(draft.rows, stored);
  const save = useMutation({
    mutationFn: async ({ rows, remove }: Change) => {
      const keys = new Set(rows.map(rowKey));
      const base = namesToSend(stored.filter((row) => keys.has(rowKey(row))));
      return api.saveNames({ ...namesToSend(rows), remove }, base);
    },
    onSuccess: async (_names, { rows, remove }) => {
      draft.settle();
      void filters.loadLists();
      notices.show({
        intent: 'success',
        messageId: 'prompt.names.saved',
        values: { count: rows.length + remove.length },
      });
      await queries.invalidateQueries({ queryKey: promptKeys.project(projectId) });
      onClose();
    },
    // Somebody else may have saved other names: they come into the form.
    onError: () => queries.invalidateQueries({ queryKey: promptKeys.names(projectId) }),
  });
  return {
    rows: draft.rows,
    changed,
    merged: draft.merged,
    isSaving: save.isPending,
    error: draft.errorToTell(save.error),
    change: (row: GroupRow) => {
      save.reset();
      draft.setRows(draft.rows.map((other) => (groupRows.isOne(other, row) ? row : other)));
    },
    remove: (row: GroupRow) => {
      save.reset();
      draft.setRows(draft.rows.filter((other) => !groupRows.isOne(other, row)));
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
