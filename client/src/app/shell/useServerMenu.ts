import { useEffect } from 'react';
import { useStores } from '../../stores/useStores.ts';

/** Loads the menu from the server when the setting asks for it, once a login, and drops it when it no longer does. */
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
