import { useEffect, useState } from 'react';

/** Returns a function that tells whether an input method is composing (for example Chinese): the field then holds intermediate letters. */
export function useComposing(): () => boolean {
  const [state] = useState(() => ({ composing: false }));
  useEffect(() => {
    const handle = ({ type }: Event): void => {
      state.composing = type === 'compositionstart';
    };
    document.addEventListener('compositionstart', handle);
    document.addEventListener('compositionend', handle);
    return () => {
      document.removeEventListener('compositionstart', handle);
      document.removeEventListener('compositionend', handle);
    };
  }, [state]);
  return () => state.composing;
}
