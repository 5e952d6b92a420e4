import { useEffect, useRef } from 'react';
import { useStores } from './useStores.ts';

const WRITE_DELAY_MS = 300;
/** As JSON. */
const NOTHING = 'null';

/**
 * Keeps what a person is typing under a name in local storage, so that it survives a reload and an expired session.
 * Hand over only what may be stored: never a password. Null: there is nothing to keep (any more).
 */
export function useDraft(name: string, value: unknown): { readonly discard: () => void } {
  const { storage } = useStores();
  const text = JSON.stringify(value);
  // What was just read back need not be written again.
  const kept = useRef(text);
  /** Writes what is not kept yet; null when everything is. */
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (text === kept.current) return undefined;
    pending.current = () => {
      pending.current = null;
      if (text === NOTHING) storage.removeDraft(name);
      else storage.writeDraft(name, JSON.parse(text));
    };
    kept.current = text;
    const timer = setTimeout(() => pending.current?.(), WRITE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [name, storage, text]);
  useEffect(() => {
    const flush = (): void => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      // A session that expires takes the page away in the middle of a word.
      flush();
    };
  }, []);
  return {
    discard: () => {
      pending.current = null;
      storage.removeDraft(name);
    },
  };
}
