import { isNotOffered } from '../../lib/isNotOffered.ts';

/** Of the list that a filter or picker offers. `notOffered`: the provider does not have it, and asking again changes nothing. */
export type ListState = 'idle' | 'loading' | 'loaded' | 'failed' | 'notOffered';

/** The state of a list that a query fetches. */
export function listStateOf(query: { readonly data: unknown; readonly error: Error | null }): ListState {
  if (query.error !== null) return isNotOffered(query.error) ? 'notOffered' : 'failed';
  return query.data === undefined ? 'loading' : 'loaded';
}
