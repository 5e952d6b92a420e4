import { Classes } from '@blueprintjs/core';

/**
 * What is opening something right now: what has the focus. An entry of a menu goes with its menu as soon as it is chosen, so
 * there it is the button of the menu, which is still open while this is asked.
 */
export function openerNow(): Element | null {
  const active = document.activeElement;
  const isInPopover = (element: Element): boolean => element.closest(`.${Classes.POPOVER}`) !== null;
  if (active === null || !isInPopover(active)) return active;
  const buttons = [...document.querySelectorAll('[aria-haspopup][aria-expanded="true"]')];
  return buttons.findLast((button) => !isInPopover(button)) ?? active;
}

/**
 * Gives the focus back to an opener; where that is gone, to the page. Whoever took the focus meanwhile keeps it.
 * @param closed what it opened, which may have the focus still, and goes right after
 */
export function focusOpener(opener: Element | null, closed?: Element): void {
  const active = document.activeElement;
  const goes = closed?.closest(`.${Classes.PORTAL}`)?.contains(active) === true;
  // A popover around this one has taken the focus at its edge, which nobody sees, on the way back to the opener in it.
  const isAtEdge =
    active?.classList.contains(Classes.OVERLAY_START_FOCUS_TRAP) === true &&
    active.closest(`.${Classes.PORTAL}`)?.contains(opener) === true;
  const lost = active === null || active === document.body || goes || isAtEdge;
  if (!lost || !(opener instanceof HTMLElement)) return;
  if (opener.isConnected) opener.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
