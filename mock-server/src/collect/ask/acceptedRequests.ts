import type { Adapter, AskRequest } from '../adapters/Adapter.ts';

type Changed = Pick<AskRequest, 'searchMode' | 'endpoint' | 'isStreamed'>;

/** Request changes that models accepted, cached for the life of the process: a run asks each model thousands of times. */
const accepted = new Map<string, Changed>();

const keyOf = ({ id }: Adapter, { baseUrl, model, searchMode }: AskRequest): string =>
  [id, baseUrl, model, searchMode].join('\n');

/** The request with the known changes for its model. */
export function asAccepted(adapter: Adapter, request: AskRequest): AskRequest {
  return { ...request, ...accepted.get(keyOf(adapter, request)) };
}

/** Remembers the changed request that a model accepted. */
export function accept(adapter: Adapter, request: AskRequest, { searchMode, endpoint, isStreamed }: AskRequest): void {
  accepted.set(keyOf(adapter, request), {
    searchMode,
    ...(endpoint !== undefined && { endpoint }),
    ...(isStreamed === true && { isStreamed }),
  });
}
