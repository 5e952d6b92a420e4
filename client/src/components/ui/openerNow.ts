import { Classes } from '@blueprintjs/core';

/**
 * The element that is opening something now: the focused one. A menu entry is removed with its menu when it is chosen, so for an entry it
 * is the menu's button, while the menu is still open.
 */
export function openerNow(): Element | null {
  const active = document.activeElement;
  const isInPopover = (element: Element): boolean => element.closest(`.${Classes.POPOVER}`) !== null;
  if (active === null || !isInPopover(active)) return active;
  const buttons = [...document.querySelectorAll('[aria-haspopup][aria-expanded="true"]')];
  return buttons.findLast((button) => !isInPopover(button)) ?? active;
}

/**
 * Returns the focus to an opener, or to the page if it is gone or there was none. Does nothing if the focus is already elsewhere.
 * @param closed what it opened, which may still have the focus and is about to be removed
 */
export function focusOpener(opener: Element | null, closed?: Element): void {
  const active = document.activeElement;
  const goes = closed?.closest(`.${Classes.PORTAL}`)?.contains(active) === true;
  // The invisible focus trap at the edge of an enclosing popover may have taken the focus on its way back to the opener.
  const isAtEdge =
    active?.classList.contains(Classes.OVERLAY_START_FOCUS_TRAP) === true &&
    active.closest(`.${Classes.PORTAL}`)?.contains(opener) === true;
  const lost = active === null || active === document.body || goes || isAtEdge;
  if (!lost || !(opener instanceof HTMLElement)) return;
  // Nothing had the focus when an overlay opened with its page, by an address.
  if (opener.isConnected && opener !== document.body) opener.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
