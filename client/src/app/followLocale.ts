import { reaction } from 'mobx';
import type { RootStore } from '../stores/RootStore.ts';

/** Loads the texts of a chosen language, and the names that the server translates. Queries are handled in `refetchByLocale`. */
export function followLocale(stores: RootStore): void {
  const { catalog, filters, preferences, projects, user } = stores;
  reaction(
    () => preferences.locale,
    (locale) => {
      void catalog.show(locale);
      if (!user.isLoggedIn) return;
      void projects.reload();
      if (filters.listsState !== 'idle') void filters.loadLists();
      // If this fails, it is loaded at the next start.
      user.refreshProfile().catch(() => undefined);
    },
  );
}
