import type { Adapter } from './Adapter.ts';

/**
 * The same question without the order to search, for a model that lets nobody choose its tools: those that think mostly do not.
 * Null for any other fault.
 * @param searchMode how it is asked to search then
 */
export const withoutForce =
  (searchMode: 'nudged' | 'auto'): NonNullable<Adapter['instead']> =>
  (request, { kind, detail }) => {
    const isRefused = kind === 'request' && /tool.?choice/iu.test(detail);
    return request.searchMode === 'forced' && isRefused ? { ...request, searchMode } : null;
  };
