import type { QueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import type { PreferencesStore } from '../../stores/PreferencesStore.ts';

/** Looks at a file that was sent: the same in every language, and not for nothing. */
const INSPECTIONS = 'import';

/**
 * Fetches again what the server said in another language, once one is chosen: it names things in the reader's. What no component
 * observes is removed, so that no page begins with it; what is on screen stays until the new reply is there.
 * @returns ends it
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
