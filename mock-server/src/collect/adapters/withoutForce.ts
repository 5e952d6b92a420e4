import type { AskRequest } from './Adapter.ts';
import type { Fault } from './Fault.ts';

/**
 * The same question without the order to search, for a model that lets nobody choose its tools: those that think mostly do not.
 * Null for any other fault.
 * @param mode how it is asked to search then
 */
export function withoutForce(request: AskRequest, { kind, detail }: Fault, mode: 'nudged' | 'auto'): AskRequest | null {
  const isRefused = kind === 'request' && /tool.?choice/iu.test(detail);
  return request.searchMode === 'forced' && isRefused ? { ...request, searchMode: mode } : null;
}
