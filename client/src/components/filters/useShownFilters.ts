import { useEffect } from 'react';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Registers the filters of the open page, for files exported from it. */
export function useShownFilters(query: FilterQuery, page: string): void {
  const { filters } = useStores();
  useEffect(() => {
    filters.noteShown({ query, page });
    return () => {
      filters.noteShown(null);
    };
  }, [filters, query, page]);
}
