import { useEffect } from 'react';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { useStores } from '../../stores/useStores.ts';

/** Says what the page being read is narrowed by, for the files that are made of it. */
export function useShownFilters(query: FilterQuery, page: string): void {
  const { filters } = useStores();
  useEffect(() => {
    filters.noteShown({ query, page });
    return () => {
      filters.noteShown(null);
    };
  }, [filters, query, page]);
}
