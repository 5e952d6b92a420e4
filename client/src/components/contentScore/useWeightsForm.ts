import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { createScoreApi } from '../../api/scoreApi.ts';
import type { OwnWeights } from '../../api/scoreSchemas.ts';
import { useApi } from '../../stores/useApi.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { useStores } from '../../stores/useStores.ts';
import { viewerTimeZone } from '../filters/filterQueryOf.ts';
import { scoreKeys } from './scoreKeys.ts';
import { draftOf, weightsDraftSchema, weightsIn, weightsToKeep } from './weightsDraft.ts';
import type { WeightsDraft } from './weightsDraft.ts';

/** The weights of a project as a form: what is typed survives a reload and an expired session until it is saved or given up. */
export function useWeightsForm(projectId: string, onClose: () => void) {
  const { storage, notices } = useStores();
  const api = useApi(createScoreApi);
  const queries = useQueryClient();
  const name = `weights.${projectId}`;
  const [typed, setTyped] = useState<WeightsDraft | null>(() => {
    const stored = v.safeParse(weightsDraftSchema, storage.readDraft(name));
    return stored.success ? stored.output : null;
  });
  const [tried, setTried] = useState(false);
  const kept = useDraft(name, typed);
  const timeZone = viewerTimeZone();
  const query = useQuery({
    queryKey: scoreKeys.basis(projectId, timeZone),
    queryFn: ({ signal }) => api.basis(timeZone, signal),
  });
  const save = useMutation({
    mutationFn: (weights: OwnWeights) => api.saveWeights(weightsToKeep(weights)),
    onSuccess: async () => {
      kept.discard();
      notices.show({ intent: 'success', messageId: 'score.weights.saved' });
      // The inventory is scored with them, too.
      await queries.invalidateQueries({ queryKey: ['insight', projectId] });
      onClose();
    },
  });
  return {
    query,
    typed,
    tried,
    save,
    change: (draft: WeightsDraft) => {
      save.reset();
      setTyped(draft);
    },
    standard: () => {
      save.reset();
      setTyped(draftOf(null));
    },
    submit: (draft: WeightsDraft) => {
      const weights = weightsIn(draft);
      setTried(weights === null);
      if (weights !== null) save.mutate(weights);
    },
    cancel: () => {
      kept.discard();
      onClose();
    },
  };
}
