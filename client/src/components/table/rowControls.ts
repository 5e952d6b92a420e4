import { isWholeInSight } from '../ui/isWholeInSight.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [data-stop]';
/** Fields where arrows and letters belong to the text. */
const WRITING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** The controls inside a row, in reading order. */
export function rowControls(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** What a row explains with a hint beside its controls; hints are shown where the keyboard is (app/shell/Hints.tsx). */
function rowHints(row: Element): HTMLElement[] {
  const hints = [...row.querySelectorAll<HTMLElement>('[title]:not([title=""])')];
  return hints.filter((hint) => hint.closest(CONTROLS) === null && !isWholeInSight(hint));
}

/** Where the arrow keys lead in a row: to its controls, and after them to its hints. */
export function rowStops(row: Element): HTMLElement[] {
  return [...rowControls(row), ...rowHints(row)];
}

/** Brings the focus to a stop of a row; Tab passes over what is no control. */
export function focusStop(stop: HTMLElement): void {
  if (stop.tabIndex < 0 && !stop.hasAttribute('tabindex')) stop.tabIndex = -1;
  stop.focus();
}

/** Whether keys pressed in an element belong to a field that somebody writes in. */
export function isWriting(target: EventTarget): boolean {
  return target instanceof Element && target.matches(WRITING);
}

/** Removes a row's controls from the tab order: a table is one tab stop, and arrow keys reach its controls. */
export function leaveTabOrder(row: Element | null): void {
  if (row === null) return;
  for (const control of rowControls(row)) control.tabIndex = -1;
}

/** Moves the focus inside a row: right to its first or next stop, left back and at last to the row itself. */
export function moveInRow(row: HTMLElement, step: 1 | -1): void {
  const stops = rowStops(row);
  const next = stops.findIndex((stop) => stop === document.activeElement) + step;
  // The head's row takes no focus itself, so there nothing happens.
  if (next < stops.length) focusStop(stops[next] ?? row);
}
