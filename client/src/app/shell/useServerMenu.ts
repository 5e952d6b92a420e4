import { useEffect } from 'react';
import { useStores } from '#client/stores/useStores.ts';

/** Loads the menu from the server if the setting is on, once per login, and drops it when it is turned off. */
export function useServerMenu(): void {
  const { settings, user } = useStores();
  const { isLoggedIn } = user;
  const { menuFromServer } = settings;
  useEffect(() => {
    if (!isLoggedIn) return;
    if (!menuFromServer) settings.clearServerMenu();
    else if (settings.serverMenuState === 'none') void settings.loadServerMenu();
  }, [isLoggedIn, menuFromServer, settings]);
}
