import { useEffect, useEffectEvent, useState } from 'react';
import { useComposing } from './useComposing.ts';
import { useIsHere } from './useIsHere.ts';

const WAIT_MS = 250;

/**
 * The debounced draft of a field whose value stands in the address: the field follows each key, the address when typing pauses.
 * An address that changes by itself (Back, reset) is followed by the field.
 * @returns the draft, its setter, and a function that commits the draft at once and tells whether there was anything to commit
 */
export function useDebounced(
  value: string,
  onTyped: (text: string) => void,
): [string, (text: string) => void, () => boolean] {
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
  const isHere = useIsHere();
  const isComposing = useComposing();
  /** @returns whether nothing is left to do */
  const commit = useEffectEvent((): boolean => {
    if (draft === value) return true;
    // Nobody looks for the letters of a word that is still being put together.
    if (isComposing()) return false;
    // Somebody who typed and then followed a link: it may still come to nothing, and then this is asked again.
    if (!isHere()) return false;
    setSent(draft);
    onTyped(draft);
    return true;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (commit()) clearInterval(timer);
    }, WAIT_MS);
    return () => {
      clearInterval(timer);
    };
  }, [draft]);
  const commitNow = (): boolean => {
    if (draft === value) return false;
    setSent(draft);
    onTyped(draft);
    return true;
  };
  return [draft, setDraft, commitNow];
}
