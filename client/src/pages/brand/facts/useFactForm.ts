import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import { factSchema } from '#client/api/brandCentreSchemas.ts';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { useSettled } from '#client/hooks/useSettled.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { brandKeys } from '#client/queries/brandKeys.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { canTry, emptyFact, readFact, trimmed } from './factDraft.ts';

const TRY_AFTER_MS = 500;

export interface FactFormOptions {
  readonly projectId: string;
  /** Null: a new fact. */
  readonly fact: Fact | null;
  readonly ownId: string;
  readonly onClose: () => void;
}

/** The form of a fact: typed values survive a reload, and are previewed on all answers before saving. */
export function useFactForm({ projectId, fact, ownId, onClose }: FactFormOptions) {
  const api = useApi(createBrandCentreApi);
  const { api: appApi } = useStores();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const draftName = `brandFact.${projectId}.${fact?.id ?? 'new'}`;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, readFact);
  const value = typed ?? fact ?? emptyFact(ownId);
  const settled = useSettled(trimmed(value), TRY_AFTER_MS);
  const trial = useQuery({
    queryKey: [...brandKeys.project(projectId), 'trial', { ...settled, statement: '', source: '', attachments: [] }],
    queryFn: ({ signal }) => api.tryFact({ ...settled, statement: settled.statement || '-' }, signal),
    enabled: canTry(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const base = useFormBase(draftName, readFact(fact), v.nullable(factSchema));
  const save = useFormMutation('brand.facts', {
    mutationFn: () => {
      const { base: made } = base.sent();
      return api.saveFact(trimmed(value), made ? { base: made } : {});
    },
    onError: async (error) => {
      if (base.refused(error)) await projectChanged(queries, projectId);
    },
    onSuccess: async () => {
      draft.forget();
      base.release();
      await projectChanged(queries, projectId);
      onClose();
    },
  });
  const isRefused = isApiError(trial.error) && trial.error.kind === 'validation';
  return {
    value,
    trial,
    save,
    /** Validation errors of the server, from saving or from the preview. */
    errors: save.error === null ? (isRefused ? fieldErrorsOf(trial.error) : {}) : fieldErrorsOf(save.error),
    upload: appApi.user.uploadFile,
    /** An upload is in progress. */
    isSending,
    setSending,
    change: (changes: Partial<Fact>) => {
      save.reset();
      base.hold();
      setTyped({ ...value, ...changes });
    },
    cancel: () => {
      draft.discard();
      base.release();
      onClose();
    },
  };
}

export type FactForm = ReturnType<typeof useFactForm>;
