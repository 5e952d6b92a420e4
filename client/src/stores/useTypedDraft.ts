import { useState } from 'react';
import { useDraft } from './useDraft.ts';
import { useStores } from './useStores.ts';

/**
 * A form's draft, stored under a name until it is saved or discarded; null while nothing was typed.
 * @param read validates the stored draft.
 */
export function useTypedDraft<T>(name: string, read: (stored: unknown) => T | null) {
  const { storage } = useStores();
  const [typed, setTyped] = useState(() => read(storage.readDraft(name)));
  const draft = useDraft(name, typed);
  return {
    typed,
    setTyped,
    /** Call when it is saved: removes the stored draft, but the form keeps it until it closes. */
    forget: draft.discard,
    /** Discards the draft: the form shows its initial values. */
    discard: () => {
      setTyped(null);
      draft.discard();
    },
  };
}
