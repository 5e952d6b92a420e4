import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { loadAllPrompts } from '#client/api/loadAllPrompts.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The server's limit. */
export const MOST_CHOSEN = 60;

const chosenSchema = v.fallback(
  v.object({ by: v.picklist(['prompts', 'topic']), promptIds: v.array(v.string()), topicId: v.string() }),
  { by: 'prompts', promptIds: [], topicId: '' },
);
type Chosen = v.InferOutput<typeof chosenSchema>;

/** The prompts or topic chosen for a new brief; survives a reload. Reads stores: call it inside an observer. */
export function useBegin(projectId: string) {
  const { storage } = useStores();
  const api = useApi(createPromptApi);
  const name = `briefBegin.${projectId}`;
  const [chosen, setChosen] = useState<Chosen>(() => v.parse(chosenSchema, storage.readDraft(name)));
  const draft = useDraft(name, chosen);
  const prompts = useQuery({
    queryKey: [...briefKeys.project(projectId), 'prompts'],
    queryFn: ({ signal }) => loadAllPrompts(api, { sort: 'answers', order: 'desc' }, { signal }),
  });
  return {
    chosen,
    prompts,
    discard: draft.discard,
    change: (changes: Partial<Chosen>) => {
      setChosen({ ...chosen, ...changes });
    },
  };
}
