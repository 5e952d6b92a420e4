import styles from '../DataTable.module.scss';

/**
 * Gives clipped texts of a cell a tooltip and, in the focused row, expands them over the rows below; single-line texts only get the
 * tooltip.
 * Measured only when a reader reaches a row: measuring every row while scrolling would force a layout each.
 */
export function revealWhole(target: EventTarget): void {
  if (!(target instanceof Element)) return;
  const clamp = styles['clamp'] ?? '';
  const row = target.closest('[data-index]');
  if (row === null || clamp === '') return;
  const whole = styles['whole'] ?? '';
  for (const text of row.querySelectorAll<HTMLElement>(`.${clamp}`)) {
    const cell = text.closest('[role]');
    // An expanded text is no longer clipped.
    if (cell === null || cell.classList.contains(whole)) continue;
    const cut = text.scrollHeight > text.clientHeight + 1;
    cell.classList.toggle(whole, cut);
    if (cut) text.title = text.textContent;
  }
  for (const text of row.querySelectorAll<HTMLElement>(':is([role], [role] :is(span, a)):not([title])')) {
    if (text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1) text.title = text.textContent;
  }
}
