import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { builtInMenu, externalEntry, glossaryEntry } from '#client/app/navigation.ts';
import { isRouteOffered } from '#client/app/routeMeta.ts';
import { readHelpUrl } from '#client/lib/pageSettings.ts';
import { useStores } from '#client/stores/useStores.ts';
import { usableMenu } from './usableMenu.ts';

/**
 * The menu to show: the server's if it is enabled and loaded, else the built-in one, each without the routes that exclude the role. A
 * server menu without usable entries would leave the user without navigation, so it is ignored. Use it inside an observer.
 */
export function useMenu(): readonly MenuEntry[] {
  const { settings, user } = useStores();
  const isOffered = (path: string): boolean => isRouteOffered(path, user.role);
  const builtIn = (): MenuEntry[] =>
    usableMenu([...builtInMenu, glossaryEntry, externalEntry(readHelpUrl(document))], isOffered);
  if (!settings.menuFromServer || settings.serverMenuState !== 'loaded') return builtIn();
  const menu = usableMenu(settings.serverMenu, isOffered);
  return menu.length === 0 ? builtIn() : menu;
}
