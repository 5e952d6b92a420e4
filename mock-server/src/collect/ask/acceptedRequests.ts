import type { Adapter, AskRequest } from '../adapters/Adapter.ts';

type Changed = Pick<AskRequest, 'searchMode' | 'endpoint'>;

/** What models took in place of what they were asked first, for as long as the process lives: a round asks each thousands of times. */
const accepted = new Map<string, Changed>();

const keyOf = ({ id }: Adapter, { baseUrl, model, searchMode }: AskRequest): string =>
  [id, baseUrl, model, searchMode].join('\n');

/** The request as its model takes it, as far as that is known. */
export function asAccepted(adapter: Adapter, request: AskRequest): AskRequest {
  return { ...request, ...accepted.get(keyOf(adapter, request)) };
}

/** Remembers that a model took one request in place of another. */
export function accept(adapter: Adapter, request: AskRequest, { searchMode, endpoint }: AskRequest): void {
  accepted.set(keyOf(adapter, request), { searchMode, ...(endpoint !== undefined && { endpoint }) });
}
