import { useQueryClient } from '@tanstack/react-query';
import { compareStructural } from 'mobx';
import * as v from 'valibot';
import { createBriefApi } from '#client/api/briefApi.ts';
import { briefSchema } from '#client/api/briefSchemas.ts';
import type { Brief, OpenBrief } from '#client/api/briefSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import type { BriefPageModel } from './useBriefPage.ts';

interface BriefEditorOptions {
  readonly page: BriefPageModel;
  readonly open: OpenBrief;
  readonly projectId: string;
}

/** The stored unsaved changes; null when there are none, or when they belong to another brief. */
function readTyped(stored: unknown, { id, prompt_ids: prompts, window }: Brief): Brief | null {
  const parsed = v.safeParse(briefSchema, stored);
  if (!parsed.success || parsed.output.id !== id) return null;
  const same = compareStructural([parsed.output.prompt_ids, parsed.output.window], [prompts, window]);
  return id !== '' || same ? parsed.output : null;
}

/**
 * The editor state of a brief. Typed changes are stored in the browser until saved: they survive a reload, a failed save and a version
 * saved by somebody else. Reads stores: call it inside an observer.
 */
export function useBriefEditor({ page, open, projectId }: BriefEditorOptions) {
  const { notices } = useStores();
  const api = useApi(createBriefApi);
  const queries = useQueryClient();
  const base = open.brief;
  const draftName = `brief.${projectId}.${base.id === '' ? 'new' : base.id}`;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, (stored) => readTyped(stored, base));
  const brief = typed ?? base;
  const save = useFormMutation('brief.save', {
    mutationFn: (onVersion: number) => api.save({ ...brief, title: brief.title.trim(), version: onVersion }),
    onSuccess: async (saved) => {
      draft.discard();
      queries.setQueryData([...briefKeys.project(projectId), 'one', saved.brief.id, null], saved);
      notices.show({ intent: 'success', messageId: 'brief.saved', values: { version: saved.brief.version } });
      if (base.id === '') page.go({ kind: 'stored', id: saved.brief.id, version: null }, true);
      await queries.invalidateQueries({ queryKey: briefKeys.project(projectId) });
    },
    onError: async (error) => {
      // Load the version that somebody else saved; typed changes stay.
      if (isConflict(error)) {
        await queries.invalidateQueries({ queryKey: briefKeys.project(projectId) });
      }
    },
  });
  const conflicts = isConflict(save.error);
  return {
    brief,
    base,
    /** Differs from the saved version. */
    changed: base.id === '' || (typed !== null && !compareStructural(typed, base)),
    /** From an earlier visit, or based on a version that is no longer the newest. */
    outdated: base.id !== '' && brief.version !== base.version,
    save,
    conflicts,
    errors: save.error === null ? {} : fieldErrorsOf(save.error),
    change: (changes: Partial<Brief>) => {
      if (save.isError) save.reset();
      setTyped({ ...brief, ...changes });
    },
    /** Drops unsaved changes. */
    discard: () => {
      save.reset();
      draft.discard();
    },
  };
}

export type BriefEditorModel = ReturnType<typeof useBriefEditor>;
