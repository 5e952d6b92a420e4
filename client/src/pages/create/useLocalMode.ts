import { useEffect, useState } from 'react';
import { useStores } from '../../stores/useStores.ts';

/** Whether this app talks to the local mock, which alone knows the demo account. A provider's host never does. */
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
