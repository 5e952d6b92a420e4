import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { createPublicationApi } from '#client/api/publicationApi.ts';
import type { TypedChange } from '#client/api/publicationApi.ts';
import { publicationSchema } from '#client/api/publicationSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { useFormMutation } from '../attempt/useFormMutation.ts';
import { readTyped } from './publishDraft.ts';
import type { PublishTyped } from './publishDraft.ts';

export interface PublishFormOptions {
  readonly projectId: string;
  /** The known fields of the publication. With an id, an existing one is edited. */
  readonly change: TypedChange;
  readonly onSaved: (change: Publication) => void;
  readonly onClose: () => void;
}

/** The stored publication; null: not recorded yet. */
function recordedOf({ id, ...change }: TypedChange): Publication | null {
  return id === undefined ? null : { id, ...change };
}

/** State of the publication form: typed text survives a reload and a failed save. Reads stores: call it inside an observer. */
export function usePublishForm({ projectId, change, onSaved, onClose }: PublishFormOptions) {
  const api = useApi(createPublicationApi);
  const queries = useQueryClient();
  const draftName = `publish.${projectId}.${change.id ?? change.draft_id ?? change.page_id ?? 'new'}`;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, readTyped);
  const { url, title, prompt_ids: prompts, published_on: on, note } = change;
  const value = typed ?? { url, title, prompt_ids: prompts, published_on: on, note };
  const base = useFormBase(draftName, recordedOf(change), v.nullable(publicationSchema));
  const save = useFormMutation(change.id === undefined ? 'publish.title' : 'publish.edit', {
    mutationFn: () => {
      const { base: made } = base.sent();
      const filled = { ...change, ...value, url: value.url.trim(), title: value.title.trim() };
      return api.save(filled, made ? { base: made } : {});
    },
    onError: async (error) => {
      if (base.refused(error)) await projectChanged(queries, projectId);
    },
    onSuccess: async (saved) => {
      draft.forget();
      base.release();
      // Every trend marks the publication.
      await projectChanged(queries, projectId);
      onSaved(saved.change);
    },
  });
  return {
    value,
    save,
    errors: fieldErrorsOf(save.error),
    set: (changes: Partial<PublishTyped>) => {
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

export type PublishForm = ReturnType<typeof usePublishForm>;
