import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import type { KeywordChanges, KeywordDraft } from '#client/api/keywordApi.ts';
import type { KeywordsChanged } from '#client/api/keywordSchemas.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useUndo } from '../useUndo.ts';

/** Commands on the keywords of the current project, each with a message and undo. Reads stores: call it inside an observer. */
export function useKeywordChanges() {
  const { projects, filters } = useStores();
  const api = useApi(createKeywordApi);
  const queries = useQueryClient();
  const { say, attempt } = useUndo();
  const { currentId } = projects;
  const onSuccess = async (): Promise<void> => {
    // The filter bar lists keywords too.
    void filters.loadLists();
    await projectChanged(queries, currentId);
  };
  const write = useMutation({ mutationFn: (call: () => Promise<KeywordsChanged>) => call(), onSuccess });
  const done = (messageId: MessageId, count: number, { before }: KeywordsChanged): void => {
    const undo = () => write.mutateAsync(() => api.restore(before));
    say(messageId, count, before.length === 0 ? undefined : undo);
  };
  return {
    attempt,
    add: async (keyword: KeywordDraft): Promise<void> => {
      const changed = await write.mutateAsync(() => api.add('typed', [keyword]));
      done('keywords.added', 1, changed);
    },
    update: async (id: string, changes: KeywordChanges): Promise<void> => {
      const changed = await write.mutateAsync(() => api.update(id, changes));
      done('keywords.saved', 1, changed);
    },
    importAll: async (keywords: readonly KeywordDraft[]): Promise<void> => {
      const changed = await write.mutateAsync(() => api.add('imported', keywords));
      done('keywords.imported', changed.added.length + changed.changed.length, changed);
    },
    /** Stores a suggested keyword. */
    keep: async (label: string): Promise<void> => {
      const keyword = { label, band: null, source: '', intent: null };
      const changed = await write.mutateAsync(() => api.add('typed', [keyword]));
      done('keywords.kept', 1, changed);
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      const changed = await write.mutateAsync(() => api.remove(ids));
      done('keywords.deleted', ids.length, changed);
    },
  };
}

export type KeywordChangeModel = ReturnType<typeof useKeywordChanges>;
