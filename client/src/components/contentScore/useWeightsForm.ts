import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { createScoreApi } from '#client/api/scoreApi.ts';
import { ownWeightsSchema } from '#client/api/scoreSchemas.ts';
import type { OwnWeights } from '#client/api/scoreSchemas.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { scoreKeys } from '#client/queries/scoreKeys.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { useFormMutation } from '../attempt/useFormMutation.ts';
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
  const base = useFormBase(`weights.${projectId}`, query.data?.weights ?? null, v.nullable(ownWeightsSchema));
  const save = useFormMutation('score.weights', {
    mutationFn: (weights: OwnWeights) => api.saveWeights(weightsToKeep(weights), base.sent()),
    onError: async (error) => {
      if (base.refused(error)) await queries.invalidateQueries({ queryKey: ['report', projectId] });
    },
    onSuccess: async () => {
      draft.forget();
      base.release();
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
      base.hold();
      setTyped(next);
    },
    standard: () => {
      save.reset();
      base.hold();
      setTyped(draftOf(null));
    },
    submit: (shown: WeightsDraft) => {
      const weights = weightsIn(shown);
      setTried(weights === null);
      if (weights !== null) save.mutate(weights);
    },
    cancel: () => {
      draft.discard();
      base.release();
      onClose();
    },
  };
}
