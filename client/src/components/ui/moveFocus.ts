import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

const ITEMS = ['[role="menuitem"]', '[role="menuitemradio"]', '[data-entry]']
  .map((item) => `${item}:not([aria-disabled="true"])`)
  .join(', ');
const itemsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(ITEMS)];

/** Handles Up, Down, Home and End in a menu, where Blueprint only supports Tab, or in a list of entries. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const items = itemsIn(event.currentTarget);
  const index = items.findIndex((item) => item === document.activeElement);
  items[step(index, items.length - 1)]?.focus();
  event.preventDefault();
}

/** Focuses a menu that just opened: its checked or current entry, else its first. */
export function focusMenu(node: HTMLElement): void {
  const chosen = node.querySelector<HTMLElement>('[aria-checked="true"], [data-entry][aria-current="true"]');
  // The menu is not positioned yet, so focusing it would scroll the page.
  (chosen ?? itemsIn(node)[0])?.focus({ preventScroll: true });
}
