import { useEffect, useEffectEvent, useState } from 'react';
import { useComposing } from './useComposing.ts';
import { useIsHere } from './useIsHere.ts';

const WAIT_MS = 250;

/**
 * The debounced draft of a field whose value is in the address: the field changes with each key, the address when typing pauses. When the
 * address changes otherwise (Back, reset), the field follows.
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
    // The committed value returns through the address, and must not overwrite later typing.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }
  const isHere = useIsHere();
  const isComposing = useComposing();
  /** @returns whether nothing is left to commit */
  const commit = useEffectEvent((): boolean => {
    if (draft === value) return true;
    // Do not commit intermediate letters of a composition.
    if (isComposing()) return false;
    // The user typed and then followed a link: if that navigation is cancelled, this runs again.
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
