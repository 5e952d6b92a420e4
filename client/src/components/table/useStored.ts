import { useCallback, useEffect, useState } from 'react';
import type { TableKey } from '../../lib/storage.ts';
import { useStores } from '../../stores/useStores.ts';

/**
 * A value that a reader chose, kept in local storage; another tab's newer choice is taken over.
 * @param parse total: whatever is stored, it gives a value
 */
export function useStored<T>(key: TableKey, parse: (stored: unknown) => T) {
  const { storage } = useStores();
  const [state, setState] = useState(() => ({ key, value: parse(storage.readJson(key)) }));
  // Another project's table is another key: what is shown must not be the last one's for even one drawing.
  const current = state.key === key ? state : { key, value: parse(storage.readJson(key)) };
  if (current !== state) setState(current);
  useEffect(
    () =>
      storage.onForeignChange((changed) => {
        if (changed === key || changed === null) setState({ key, value: parse(storage.readJson(key)) });
      }),
    [key, parse, storage],
  );
  const update = useCallback(
    (change: (now: T) => T) => {
      // What is stored may be newer than what is shown here.
      const value = change(parse(storage.readJson(key)));
      storage.writeJson(key, value);
      setState({ key, value });
    },
    [key, parse, storage],
  );
  return { value: current.value, update };
}
