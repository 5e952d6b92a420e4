const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [data-stop]';
/** Fields where arrows and letters belong to the text. */
const WRITING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** The controls inside a row, in reading order. */
export function rowControls(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Whether keys pressed in an element belong to a text field. */
export function isWriting(target: EventTarget): boolean {
  return target instanceof Element && target.matches(WRITING);
}

/** Removes a row's controls from the tab order: a table is one tab stop, and arrow keys reach its controls. */
export function leaveTabOrder(row: Element | null): void {
  if (row === null) return;
  for (const control of rowControls(row)) control.tabIndex = -1;
}

/** Moves the focus inside a row: right to its first or next control, left back and finally to the row itself. */
export function moveInRow(row: HTMLElement, step: 1 | -1): void {
  const controls = rowControls(row);
  const next = controls.findIndex((control) => control === document.activeElement) + step;
  // The header row itself is not focusable, so nothing happens there.
  if (next < controls.length) (controls[next] ?? row).focus();
}
