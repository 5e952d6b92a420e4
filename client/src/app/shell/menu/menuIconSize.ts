/** In pixels. */
export const MENU_ICON_SIZE = 18;
