import { useEffect, useRef } from 'react';
import { useStores } from './useStores.ts';

const WRITE_DELAY_MS = 300;

/**
 * Keeps what a person is typing under a name in local storage, so that it survives a reload and an expired session.
 * Hand over only what may be stored: never a password.
 */
export function useDraft(name: string, value: unknown): { readonly discard: () => void } {
  const { storage } = useStores();
  const text = JSON.stringify(value);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      // What was just read back need not be written again.
      first.current = false;
      return undefined;
    }
    const write = (): void => {
      storage.writeDraft(name, JSON.parse(text));
    };
    const timer = setTimeout(write, WRITE_DELAY_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [name, storage, text]);
  return {
    discard: () => {
      storage.removeDraft(name);
    },
  };
}
