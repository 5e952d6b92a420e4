import { reaction } from 'mobx';
import type { RootStore } from '../stores/RootStore.ts';

/** Shows the texts of a language once it is chosen, and what the server names in it. Queries follow in `refetchByLocale`. */
export function followLocale(stores: RootStore): void {
  const { catalog, filters, preferences, projects, user } = stores;
  reaction(
    () => preferences.locale,
    (locale) => {
      void catalog.show(locale);
      if (!user.isLoggedIn) return;
      void projects.reload();
      if (filters.listsState !== 'idle') void filters.loadLists();
      // What cannot be had now is there after the next start.
      user.refreshProfile().catch(() => undefined);
    },
  );
}
