import { useEffect, useRef } from 'react';
import { useStores } from './useStores.ts';

const WRITE_DELAY_MS = 300;
/** JSON of an empty draft. */
const NOTHING = 'null';

/**
 * Stores a draft under a name in local storage while the user types, so that it survives a reload and an expired session. Pass only what
 * may be stored: never a password. Null: nothing to store (any more).
 */
export function useDraft(name: string, value: unknown): { readonly discard: () => void } {
  const { storage } = useStores();
  const text = JSON.stringify(value);
  // A draft that was just restored need not be written again.
  const kept = useRef(text);
  /** Writes a pending change; null when there is none. */
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
      // An expired session may unmount the page while the user types.
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
