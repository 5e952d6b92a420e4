import { useEffect, useState } from 'react';

/** What is in a field while an input method puts characters together, as for Chinese, are letters on the way to them. */
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
