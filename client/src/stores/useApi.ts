import type { Http } from '../api/http.ts';
import { useStores } from './useStores.ts';

/**
 * The calls of one area: `useApi(createPromptApi)`. Areas are loaded with the page that uses them, so that response schemas are not in the
 * bundle that everybody loads before logging in; only the calls of the stores are created at start-up.
 */
export function useApi<T>(create: (http: Http) => T): T {
  return create(useStores().http);
}
