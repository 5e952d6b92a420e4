import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The value after it has not changed for a while: for requests that every keystroke would otherwise change.
 * @param value a plain value, compared as JSON
 * @param waitMs milliseconds
 */
export function useSettled<T>(value: T, waitMs: number): T {
  const [settled, setSettled] = useState(value);
  const settle = useEffectEvent(() => {
    setSettled(value);
  });
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(settle, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, waitMs]);
  return settled;
}
