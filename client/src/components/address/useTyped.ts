import { useEffect, useEffectEvent, useState } from 'react';

const WAIT_MS = 250;

/**
 * What is being typed into a field whose value stands in the address: the field follows each key, the address when typing pauses.
 * An address that changes by itself (Back, reset) is followed by the field.
 */
export function useTyped(value: string, onTyped: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What was typed here comes back in the address, and must not overwrite what is typed meanwhile.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }
  const commit = useEffectEvent(() => {
    if (draft === value) return;
    setSent(draft);
    onTyped(draft);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      commit();
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft]);
  return [draft, setDraft];
}
