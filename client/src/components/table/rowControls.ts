const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [data-stop]';
/** Where arrows and letters belong to what is being written. */
const WRITING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** What can be operated inside a row, in reading order. */
export function rowControls(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Whether keys pressed in an element belong to a field that somebody writes in. */
export function isWriting(target: EventTarget): boolean {
  return target instanceof Element && target.matches(WRITING);
}

/** A table is one stop of the Tab key, not one for every button in it: the arrow keys lead to the others. */
export function leaveTabOrder(row: Element | null): void {
  if (row === null) return;
  for (const control of rowControls(row)) control.tabIndex = -1;
}

/** Moves the focus inside a row: right to its first or next control, left back and at last to the row itself. */
export function moveInRow(row: HTMLElement, step: 1 | -1): void {
  const controls = rowControls(row);
  const next = controls.findIndex((control) => control === document.activeElement) + step;
  // The head's row takes no focus itself, so there nothing happens.
  if (next < controls.length) (controls[next] ?? row).focus();
}
