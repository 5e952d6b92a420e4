import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExpandedQuestion } from '#client/api/expandSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useUndo } from '../useUndo.ts';

/** A derived keyword has no stored id to link the prompt to: it is matched by its words. */
const isStored = (id: string): boolean => !id.startsWith('~');

/** Adds questions as prompts in one step, with a single undo. Reads stores: call it inside an observer. */
export function useAddQuestions(onAdded: () => void) {
  const { projects, filters } = useStores();
  const api = useApi(createPromptApi);
  const queries = useQueryClient();
  const { say } = useUndo();
  const { currentId } = projects;
  const refresh = async (): Promise<void> => {
    void filters.loadLists();
    await projectChanged(queries, currentId);
  };
  return useMutation({
    mutationFn: (questions: readonly ExpandedQuestion[]) =>
      api.add(
        questions.map(({ text, topic, keyword_id: id }) => ({
          text,
          topic,
          tags: [],
          keyword_ids: isStored(id) ? [id] : [],
        })),
      ),
    onSuccess: async ({ added }) => {
      const ids = added.map(({ id }) => id);
      onAdded();
      say('keywords.expand.added', ids.length, async () => {
        await api.remove(ids);
        await refresh();
      });
      await refresh();
    },
  });
}
