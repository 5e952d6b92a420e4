import { useReturnFocus } from './useReturnFocus.ts';

/**
 * In a popover whose content takes the focus as soon as it is drawn (a search field, the first entry of a menu): Blueprint notes what
 * had the focus only after that, so on closing it would give the focus to what is gone with the popover.
 */
export function ReturnFocus() {
  // Also within another popover, where the button of this one is.
  useReturnFocus(() => document.activeElement);
  return null;
}
