import type { Http } from '../api/http.ts';
import { useStores } from './useStores.ts';

/**
 * The calls of one area: `useApi(createPromptApi)`. Areas come with the page that asks for them, so that what a page's replies
 * look like is not part of what everybody loads before logging in; only calls that the stores make are made at start-up.
 */
export function useApi<T>(create: (http: Http) => T): T {
  return create(useStores().http);
}
