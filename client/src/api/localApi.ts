import * as v from 'valibot';
import { isLoopbackHost } from '../lib/isLoopbackHost.ts';
import type { Http } from './http.ts';

const healthSchema = v.object({ ok: v.literal(true), answers: v.number() });

/** Calls that only the local mock answers. */
export function createLocalApi(http: Http) {
  return {
    /**
     * Whether the server is the local mock; any failure means it is not. Probed only on a loopback host, so that a provider's host gets no
     * unknown call.
     * @param pageHost the host of the page, which is also the server's unless another is set
     */
    isMock: async (pageHost: string, signal?: AbortSignal): Promise<boolean> => {
      if (!isLoopbackHost(http.baseUrl === '' ? pageHost : new URL(http.baseUrl).hostname)) return false;
      try {
        return v.safeParse(healthSchema, await http.getRaw('/api/health', { signal })).success;
      } catch {
        return false;
      }
    },
  };
}
