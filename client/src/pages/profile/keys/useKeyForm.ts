import { useState } from 'react';
import type { KeyScope, MadeKey } from '#client/api/keySchemas.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import type { KeyChanges } from './useKeys.ts';

export const LONGEST_NAME = 60;

interface KeyFields {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly project_ids: readonly string[];
}

export type KeyField = keyof KeyFields;
/** What keeps a field from being sent: a reason of ours, or the server's words. */
type KeyProblem = 'name' | 'scopes' | 'project_ids';

const problemsOf = ({ name, scopes, project_ids: ids }: KeyFields): readonly KeyProblem[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(scopes.length === 0 ? (['scopes'] as const) : []),
  ...(ids.length === 0 ? (['project_ids'] as const) : []),
];

export function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** A key being made; once it is, its secret. @param projectId the project shown, which the key begins with, as with the scope. */
export function useKeyForm(make: KeyChanges['make'], projectId: string | null, scope: KeyScope) {
  const [fields, setFields] = useState<KeyFields>({
    name: '',
    scopes: [scope],
    project_ids: projectId === null ? [] : [projectId],
  });
  const [tried, setTried] = useState(false);
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
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  const said = isApiError(error) ? error.fieldErrors : {};
  return {
    fields,
    isSending,
    made,
    /** Nothing of it belongs to a field. */
    error: error === null || Object.keys(said).length > 0 ? null : error,
    problems: tried ? problemsOf(fields) : [],
    said: (field: KeyField): string | null => said[field] ?? null,
    change: (changes: Partial<KeyFields>) => {
      setFields({ ...fields, ...changes });
    },
    send,
  };
}
export type KeyForm = ReturnType<typeof useKeyForm>;
