import { useReturnFocus } from './useReturnFocus.ts';

/**
 * For popovers whose content takes the focus on mount (a search field, the first entry of a menu): Blueprint records the focused element
 * only after that, so on closing it would focus an element that is gone.
 */
export function ReturnFocus() {
  // Not `openerNow`: the button may itself be inside another popover.
  useReturnFocus(() => document.activeElement);
  return null;
}
