import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBrandCentreApi } from '../../../api/brandCentreApi.ts';
import type { Fact } from '../../../api/brandCentreSchemas.ts';
import { isApiError } from '../../../lib/ApiError.ts';
import { fieldErrorsOf } from '../../../lib/fieldErrors.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useTypedDraft } from '../../../stores/useTypedDraft.ts';
import { brandKeys } from '../brandKeys.ts';
import { canTry, emptyFact, readFact, trimmed } from './factDraft.ts';

const TRY_AFTER_MS = 500;

export interface FactFormOptions {
  readonly projectId: string;
  /** Null: a new one. */
  readonly fact: Fact | null;
  readonly ownId: string;
  readonly onClose: () => void;
}

/** A value once it has stood still for a while. */
function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  const settle = useEffectEvent(() => {
    setSettled(value);
  });
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(settle, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [text, delay]);
  return settled;
}

/** A fact as a form: what is typed survives a reload, and is tried on all answers before it is saved. */
export function useFactForm({ projectId, fact, ownId, onClose }: FactFormOptions) {
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const draftName = `brandFact.${projectId}.${fact?.id ?? 'new'}`;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, readFact);
  const value = typed ?? fact ?? emptyFact(ownId);
  const settled = useSettled(trimmed(value), TRY_AFTER_MS);
  const trial = useQuery({
    queryKey: [...brandKeys.project(projectId), 'trial', { ...settled, statement: '', source: '' }],
    queryFn: ({ signal }) => api.tryFact({ ...settled, statement: settled.statement || '-' }, signal),
    enabled: canTry(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => api.saveFact(trimmed(value)),
    onSuccess: async () => {
      draft.forget();
      await queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
      onClose();
    },
  });
  const isRefused = isApiError(trial.error) && trial.error.kind === 'validation';
  return {
    value,
    trial,
    save,
    /** What the server refuses, of saving or already of trying. */
    errors: save.error === null ? (isRefused ? fieldErrorsOf(trial.error) : {}) : fieldErrorsOf(save.error),
    change: (changes: Partial<Fact>) => {
      save.reset();
      setTyped({ ...value, ...changes });
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}

export type FactForm = ReturnType<typeof useFactForm>;
