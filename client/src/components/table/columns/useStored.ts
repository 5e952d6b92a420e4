import { useCallback, useEffect, useState } from 'react';
import type { TableKey } from '#client/lib/storage.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * A setting of the reader in local storage; newer values from other tabs are taken over.
 * @param parse never throws: gives a value for anything stored
 */
export function useStored<T>(key: TableKey, parse: (stored: unknown) => T) {
  const { storage } = useStores();
  const [state, setState] = useState(() => ({ key, value: parse(storage.readJson(key)) }));
  // The table of another project has another key: the previous value must not be shown for even one render.
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
      // The stored value may be newer than the state.
      const value = change(parse(storage.readJson(key)));
      storage.writeJson(key, value);
      setState({ key, value });
    },
    [key, parse, storage],
  );
  return { value: current.value, update };
}
