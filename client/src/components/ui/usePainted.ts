import { useEffect, useState } from 'react';
import { onPainted } from '../../lib/onPainted.ts';

/** Whether the browser has painted what first stood there: for what the first picture does without. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(
    () =>
      onPainted(() => {
        setPainted(true);
      }),
    [],
  );
  return painted;
}
