import { useState } from 'react';
import { useDraft } from '../../../stores/useDraft.ts';
import { useStores } from '../../../stores/useStores.ts';

/**
 * What is typed into a form, kept under a name until it is saved or put away; null while nothing was typed.
 * @param read checks what was kept.
 */
export function useTypedDraft<T>(name: string, read: (stored: unknown) => T | null) {
  const { storage } = useStores();
  const [typed, setTyped] = useState(() => read(storage.readDraft(name)));
  const { discard } = useDraft(name, typed);
  return {
    typed,
    setTyped,
    discard: () => {
      setTyped(null);
      discard();
    },
  };
}
