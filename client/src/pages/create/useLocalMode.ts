import { useEffect, useState } from 'react';
import { useStores } from '#client/stores/useStores.ts';

/** Whether this app talks to the local mock, the only server with the demo account. */
export function useLocalMode(): boolean {
  const { api } = useStores();
  const [local, setLocal] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void api.local.isMock(window.location.hostname, controller.signal).then((isMock) => {
      if (!controller.signal.aborted) setLocal(isMock);
    });
    return () => {
      controller.abort();
    };
  }, [api]);
  return local;
}
