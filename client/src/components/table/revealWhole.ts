import styles from './DataTable.module.scss';

/**
 * Gives the texts that a cell has cut a hint for the pointer and, in the row that has the focus, room over the rows below; what
 * stands on one line gets the hint only.
 * Measured only when a reader comes to a row: measuring every row while scrolling would cost a layout each.
 */
export function revealWhole(target: EventTarget): void {
  if (!(target instanceof Element)) return;
  const clamp = styles['clamp'] ?? '';
  const row = target.closest('[data-index]');
  if (row === null || clamp === '') return;
  const whole = styles['whole'] ?? '';
  for (const text of row.querySelectorAll<HTMLElement>(`.${clamp}`)) {
    const cell = text.closest('[role]');
    // What is shown whole already is no longer cut.
    if (cell === null || cell.classList.contains(whole)) continue;
    const cut = text.scrollHeight > text.clientHeight + 1;
    cell.classList.toggle(whole, cut);
    if (cut) text.title = text.textContent;
  }
  for (const text of row.querySelectorAll<HTMLElement>(':is([role], [role] :is(span, a)):not([title])')) {
    if (text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1) text.title = text.textContent;
  }
}
