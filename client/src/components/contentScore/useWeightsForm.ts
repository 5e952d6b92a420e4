import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createScoreApi } from '../../api/scoreApi.ts';
import type { OwnWeights } from '../../api/scoreSchemas.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { draftReader } from '../../stores/draftReader.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { useTypedDraft } from '../../stores/useTypedDraft.ts';
import { scoreKeys } from '../../queries/scoreKeys.ts';
import { draftOf, weightsDraftSchema, weightsIn, weightsToKeep } from './weightsDraft.ts';
import type { WeightsDraft } from './weightsDraft.ts';

const readTyped = draftReader(weightsDraftSchema);

/** Form for the weights of a project: the draft survives a reload and an expired session until it is saved or discarded. */
export function useWeightsForm(projectId: string, onClose: () => void) {
  const { notices } = useStores();
  const api = useApi(createScoreApi);
  const queries = useQueryClient();
  const { typed, setTyped, ...draft } = useTypedDraft(`weights.${projectId}`, readTyped);
  const [tried, setTried] = useState(false);
  const timeZone = machineZone();
  const query = useQuery({
    queryKey: scoreKeys.basis(projectId, timeZone),
    queryFn: ({ signal }) => api.basis(timeZone, signal),
  });
  const save = useMutation({
    mutationFn: (weights: OwnWeights) => api.saveWeights(weightsToKeep(weights)),
    onSuccess: async () => {
      draft.forget();
      notices.show({ intent: 'success', messageId: 'score.weights.saved' });
      // The inventory's scores use the weights too.
      await queries.invalidateQueries({ queryKey: ['report', projectId] });
      onClose();
    },
  });
  return {
    query,
    typed,
    tried,
    save,
    change: (next: WeightsDraft) => {
      save.reset();
      setTyped(next);
    },
    standard: () => {
      save.reset();
      setTyped(draftOf(null));
    },
    submit: (shown: WeightsDraft) => {
      const weights = weightsIn(shown);
      setTried(weights === null);
      if (weights !== null) save.mutate(weights);
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}
