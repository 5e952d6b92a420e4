import * as v from 'valibot';
import type { Http } from './http.ts';

/** This machine itself. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

const healthSchema = v.object({ ok: v.literal(true), answers: v.number() });

/** What only the local mock answers. */
export function createLocalApi(http: Http) {
  return {
    /**
     * Whether the server is the local mock; any failure means it is not. Asked only on this machine itself: a provider's host is
     * not troubled with a call it does not know.
     * @param pageHost the host of the page, which is the server's too unless another is set
     */
    isMock: async (pageHost: string, signal?: AbortSignal): Promise<boolean> => {
      if (!LOOPBACK.test(http.baseUrl === '' ? pageHost : new URL(http.baseUrl).hostname)) return false;
      try {
        return v.safeParse(healthSchema, await http.getRaw('/api/health', { signal })).success;
      } catch {
        return false;
      }
    },
  };
}
