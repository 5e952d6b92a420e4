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

/** The form of a key, and once created its secret. @param projectId the current project, preselected like the scope. */
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
    /** An error that belongs to no field. */
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
