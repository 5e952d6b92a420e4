import { useEffect, useState } from 'react';
import { useStores } from '../../stores/useStores.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether this app talks to the local mock, which alone knows the demo account. A provider's host never does. */
export function useLocalMode(): boolean {
  const { api } = useStores();
  const [local, setLocal] = useState(false);
  useEffect(() => {
    // Asked only on this machine itself: a provider's host is not troubled with a call it does not know.
    if (!LOOPBACK.test(window.location.hostname)) return undefined;
    const controller = new AbortController();
    void api.local.isMock(controller.signal).then((isMock) => {
      if (!controller.signal.aborted) setLocal(isMock);
    });
    return () => {
      controller.abort();
    };
  }, [api]);
  return local;
}
