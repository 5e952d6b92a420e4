import * as v from 'valibot';
import type { Http } from './http.ts';

const healthSchema = v.object({ ok: v.literal(true), answers: v.number() });

/** What only the local mock answers. */
export function createLocalApi(http: Http) {
  return {
    /** Whether the server is the local mock; any failure means it is not. */
    isMock: async (signal?: AbortSignal): Promise<boolean> => {
      try {
        return v.safeParse(healthSchema, await http.getRaw('/__mock/health', { signal })).success;
      } catch {
        return false;
      }
    },
  };
}

export type LocalApi = ReturnType<typeof createLocalApi>;
