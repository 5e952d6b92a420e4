import type { SettingsStore } from '#client/stores/SettingsStore.ts';

// Heights in pixels, the same as in styles/tokens.scss.
export const NAVBAR_PX = 52;
const TOP_MENU_PX = 41;
export const TAB_BAR_PX = 36;
/** The width of the side menu while it is collapsed, as in menu/Menu.module.scss. */
export const FOLDED_MENU_PX = 52;

type Bars = Pick<SettingsStore, 'navbar' | 'menu' | 'hideMenu' | 'topMenu'>;

/** Whether the menu is a bar below the navbar; on narrow windows it is behind a button. */
export const hasTopMenu = ({ menu, hideMenu, topMenu }: Bars): boolean => menu && !hideMenu && topMenu;

/** Height of the sticky bars, in pixels. */
export const headerHeight = (bars: Bars): number =>
  (bars.navbar ? NAVBAR_PX : 0) + (hasTopMenu(bars) ? TOP_MENU_PX : 0);
