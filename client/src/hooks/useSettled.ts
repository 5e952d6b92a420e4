import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A value as it was when it last stood still for a while: for questions to the server that every key would change.
 * @param value a plain value: two are one when their JSON is
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
