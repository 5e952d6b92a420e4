import type { QueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import type { PreferencesStore } from '#client/stores/PreferencesStore.ts';

/** Queries for inspections of uploaded files: the same in every language, and expensive. */
const INSPECTIONS = 'import';

/**
 * Refetches what the server sent in another language when the language changes: the server translates names. Unobserved queries are
 * removed, so that no page starts with them; visible data stay until the new response arrives.
 * @returns stops it
 */
export function refetchByLocale(queries: QueryClient, preferences: Pick<PreferencesStore, 'locale'>): () => void {
  return reaction(
    () => preferences.locale,
    () => {
      queries.removeQueries({
        predicate: (query) => query.getObserversCount() === 0 && query.queryKey[0] !== INSPECTIONS,
      });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== INSPECTIONS });
    },
  );
}
