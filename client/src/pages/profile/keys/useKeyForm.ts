import { useState } from 'react';
import * as v from 'valibot';
import { keyScopes } from '#client/api/keySchemas.ts';
import type { KeyScope, MadeKey } from '#client/api/keySchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import type { KeyChanges } from './useKeys.ts';

export const LONGEST_NAME = 60;

const fieldsSchema = v.object({
  name: v.string(),
  scopes: v.array(v.picklist(keyScopes)),
  project_ids: v.array(v.string()),
});
interface KeyFields {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly project_ids: readonly string[];
}
const readFields = draftReader(fieldsSchema);

export type KeyField = keyof KeyFields;
/** A field that is invalid before sending. */
type KeyProblem = 'name' | 'scopes' | 'project_ids';

const problemsOf = ({ name, scopes, project_ids: ids }: KeyFields): readonly KeyProblem[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(scopes.length === 0 ? (['scopes'] as const) : []),
  ...(ids.length === 0 ? (['project_ids'] as const) : []),
];

export function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/**
 * The form of a key, and once created its secret. Typed values survive a reload and an expired session; the secret is never stored.
 * @param projectId the current project, preselected like the scope. @param known ids of the projects to choose from
 */
export function useKeyForm(
  make: KeyChanges['make'],
  projectId: string | null,
  scope: KeyScope,
  known: readonly string[],
) {
  const draft = useTypedDraft<KeyFields>('key.new', readFields);
  const typed = draft.typed ?? { name: '', scopes: [scope], project_ids: projectId === null ? [] : [projectId] };
  // A stored draft may name a project that is gone and could not be deselected.
  const fields = { ...typed, project_ids: typed.project_ids.filter((id) => known.includes(id)) };
  const [tried, setTried] = useState(false);
  const sayAfterLeaving = useSayAfterLeaving();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [made, setMade] = useState<MadeKey | null>(null);
  const send = async (): Promise<void> => {
    setTried(true);
    if (problemsOf(fields).length > 0 || isSending) return;
    setSending(true);
    setError(null);
    try {
      setMade(await make({ ...fields, name: fields.name.trim() }));
      draft.forget();
    } catch (failure) {
      setError(failure);
      sayAfterLeaving('profile.keys.make', failure);
    } finally {
      setSending(false);
    }
  };
  const said = isApiError(error) ? error.fieldErrors : {};
  return {
    fields,
    isSending,
    made,
    /** An error that belongs to no field. */
    error: error === null || Object.keys(said).length > 0 ? null : error,
    problems: tried ? problemsOf(fields) : [],
    said: (field: KeyField): string | null => said[field] ?? null,
    change: (changes: Partial<KeyFields>) => {
      draft.setTyped({ ...fields, ...changes });
    },
    /** Discards what was typed. */
    discard: draft.discard,
    send,
  };
}
export type KeyForm = ReturnType<typeof useKeyForm>;
