import { isWholeInSight } from '../ui/isWholeInSight.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [data-stop]';
/** Fields where arrows and letters belong to the text. */
const WRITING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** The controls inside a row, in reading order. */
export function rowControls(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Elements of a row with a `title` hint outside its controls; keyboard focus shows hints (app/shell/Hints.tsx). */
function rowHints(row: Element): HTMLElement[] {
  const hints = [...row.querySelectorAll<HTMLElement>('[title]:not([title=""])')];
  return hints.filter((hint) => hint.closest(CONTROLS) === null && !isWholeInSight(hint));
}

/** Elements of a row that the arrow keys reach: its controls, then its hints. */
export function rowStops(row: Element): HTMLElement[] {
  return [...rowControls(row), ...rowHints(row)];
}

/** Focuses a stop of a row; elements that are not controls stay out of the tab order. */
export function focusStop(stop: HTMLElement): void {
  if (stop.tabIndex < 0 && !stop.hasAttribute('tabindex')) stop.tabIndex = -1;
  stop.focus();
}

/** Whether an element is a text field, so that key presses belong to it. */
export function isWriting(target: EventTarget): boolean {
  return target instanceof Element && target.matches(WRITING);
}

/** Removes a row's controls from the tab order: a table is one tab stop, and arrow keys reach its controls. */
export function leaveTabOrder(row: Element | null): void {
  if (row === null) return;
  for (const control of rowControls(row)) control.tabIndex = -1;
}

/** Moves the focus inside a row: right to the first or next stop, left to the previous one and finally to the row itself. */
export function moveInRow(row: HTMLElement, step: 1 | -1): void {
  const stops = rowStops(row);
  const next = stops.findIndex((stop) => stop === document.activeElement) + step;
  // The header row itself is not focusable, so the call has no effect there.
  if (next < stops.length) focusStop(stops[next] ?? row);
}
