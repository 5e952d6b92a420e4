import type { Adapter } from './Adapter.ts';

/**
 * The same request without a forced search, for a model that rejects tool choice, as most thinking models do. Null for any other fault.
 * @param searchMode the search mode to use instead
 */
export const withoutForce =
  (searchMode: 'nudged' | 'auto'): NonNullable<Adapter['instead']> =>
  (request, { kind, detail }) => {
    const isRefused = kind === 'request' && /tool.?choice/iu.test(detail);
    return request.searchMode === 'forced' && isRefused ? { ...request, searchMode } : null;
  };
