import { reaction } from 'mobx';
import type { QueryClient } from '@tanstack/react-query';
import { queriesOf } from '../queries/queryClient.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Looks at a file that was sent: the same in every language, and not for nothing. */
const INSPECTIONS = 'import';

/**
 * Asks anew for everything the server said in another language: it names things in the reader's. What nobody looks at is forgotten, so that
 * no page begins with it; what is on screen stays until the new reply is there, and a reply still on its way is dropped.
 */
async function askAnew(queries: QueryClient): Promise<void> {
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 && query.queryKey[0] !== INSPECTIONS });
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== INSPECTIONS });
}

/** Shows the texts of a language once it is chosen, and what the server names in it. */
export function followLocale(stores: RootStore): void {
  const { catalog, filters, preferences, projects, user } = stores;
  reaction(
    () => preferences.locale,
    (locale) => {
      void catalog.show(locale);
      void askAnew(queriesOf(stores));
      if (!user.isLoggedIn) return;
      void projects.reload();
      if (filters.listsState !== 'idle') void filters.loadLists();
      // What cannot be had now is there after the next start.
      user.refreshProfile().catch(() => undefined);
    },
  );
}
