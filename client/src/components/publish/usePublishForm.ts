import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPublicationApi } from '../../api/publicationApi.ts';
import type { TypedChange } from '../../api/publicationApi.ts';
import type { Publication } from '../../api/publicationSchemas.ts';
import { fieldErrorsOf } from '../../lib/fieldErrors.ts';
import { useApi } from '../../stores/useApi.ts';
import { useTypedDraft } from '../../stores/useTypedDraft.ts';
import { readTyped } from './publishDraft.ts';
import type { PublishTyped } from './publishDraft.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';

export interface PublishFormOptions {
  readonly projectId: string;
  /** The known fields of the publication. With an id, an existing one is edited. */
  readonly change: TypedChange;
  readonly onSaved: (change: Publication) => void;
  readonly onClose: () => void;
}

/** Form of a publication: the draft survives a reload and a failed save. Reads stores: call it inside an observer. */
export function usePublishForm({ projectId, change, onSaved, onClose }: PublishFormOptions) {
  const api = useApi(createPublicationApi);
  const queries = useQueryClient();
  const draftName = `publish.${projectId}.${change.id ?? change.draft_id ?? change.page_id ?? 'new'}`;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, readTyped);
  const { url, title, prompt_ids: prompts, published_on: on, note } = change;
  const value = typed ?? { url, title, prompt_ids: prompts, published_on: on, note };
  const save = useMutation({
    mutationFn: () => api.save({ ...change, ...value, url: value.url.trim(), title: value.title.trim() }),
    onSuccess: async (saved) => {
      draft.forget();
      // Every trend shows a mark for it.
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
      setTyped({ ...value, ...changes });
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}

export type PublishForm = ReturnType<typeof usePublishForm>;
