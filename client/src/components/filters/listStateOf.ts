import { isNotOffered } from '#client/lib/isNotOffered.ts';

/** Load state of the list of a filter or picker. `notOffered`: the provider does not have it, and retrying does not help. */
export type ListState = 'idle' | 'loading' | 'loaded' | 'failed' | 'notOffered';

/** The load state of a list from its query. */
export function listStateOf(query: { readonly data: unknown; readonly error: Error | null }): ListState {
  if (query.error !== null) return isNotOffered(query.error) ? 'notOffered' : 'failed';
  return query.data === undefined ? 'loading' : 'loaded';
}
