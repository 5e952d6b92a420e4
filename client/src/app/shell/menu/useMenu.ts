import type { MenuEntry } from '../../../api/menuSchemas.ts';
import { useStores } from '../../../stores/useStores.ts';
import { builtInMenu, knownPaths } from '../../navigation.ts';
import { usableMenu } from './usableMenu.ts';

/**
 * The menu to show: the server's when it is wanted and there, else the built-in one. A server menu of which nothing can
 * be used would leave the person without a way on, so it counts as none. Use it inside an observer.
 */
export function useMenu(): readonly MenuEntry[] {
  const { settings } = useStores();
  if (!settings.menuFromServer || settings.serverMenuState !== 'loaded') return builtInMenu;
  const menu = usableMenu(settings.serverMenu, knownPaths);
  return menu.length === 0 ? builtInMenu : menu;
}
