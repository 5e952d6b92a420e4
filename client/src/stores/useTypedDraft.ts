import { useState } from 'react';
import { useDraft } from './useDraft.ts';
import { useStores } from './useStores.ts';

/**
 * What is typed into a form, kept under a name until it is saved or put away; null while nothing was typed.
 * @param read checks what was kept.
 */
export function useTypedDraft<T>(name: string, read: (stored: unknown) => T | null) {
  const { storage } = useStores();
  const [typed, setTyped] = useState(() => read(storage.readDraft(name)));
  const draft = useDraft(name, typed);
  return {
    typed,
    setTyped,
    /** It is saved: kept no longer, it stays in the form until that closes. */
    forget: draft.discard,
    /** It is put away: the form shows what it began with. */
    discard: () => {
      setTyped(null);
      draft.discard();
    },
  };
}
