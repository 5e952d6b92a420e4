/** Heights of the frame's bars, in pixels; the same as in styles/tokens.scss. */
export const NAVBAR_PX = 52;
export const TOP_MENU_PX = 41;
export const TAB_BAR_PX = 36;
export const BREADCRUMB_PX = 40;
