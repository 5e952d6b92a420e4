import { Classes } from '@blueprintjs/core';

/** Blueprint's two invisible stops at the ends of a dialog, which lead Tab from its last control to its first one and back. */
const FIRST_STOP = `.${Classes.OVERLAY_START_FOCUS_TRAP}`;
const LAST_STOP = `.${Classes.OVERLAY_END_FOCUS_TRAP}`;

const elementOf = (target: EventTarget | null): HTMLElement | null => (target instanceof HTMLElement ? target : null);

/**
 * Lets Tab reach the notices while a dialog is open, which keeps the focus inside otherwise: "Undo" would be for the mouse only. Past the
 * last control of the dialog come the buttons of the notices, then the dialog again. The one pressed, or Escape, leads back to where the
 * reader was.
 * @returns ends it
 */
export function reachNotices(): () => void {
  let from: HTMLElement | null = null;
  const list = (): HTMLElement | null => document.querySelector('#notices');
  const isNotice = (target: EventTarget | null): boolean => list()?.contains(elementOf(target)) === true;
  const goBack = (): void => {
    if (from?.isConnected === true) from.focus({ preventScroll: true });
  };
  /** The dialog hears of no focus in a notice, so it takes none back. */
  const hide = (event: FocusEvent): void => {
    if (isNotice(event.target)) event.stopPropagation();
  };
  const lead = (event: FocusEvent): void => {
    const target = elementOf(event.target);
    const before = elementOf(event.relatedTarget);
    const dialog = before?.closest<HTMLElement>(`.${Classes.OVERLAY}`) ?? null;
    if (isNotice(target)) {
      if (!isNotice(before)) from = dialog === null ? null : before;
      return;
    }
    // A stop that leads on to the other one is no end of the dialog.
    const wasStop = before?.matches(`${FIRST_STOP}, ${LAST_STOP}`) === true;
    if (target === null || dialog?.contains(target) !== true || wasStop) return;
    const buttons = [...(list()?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const next = target.matches(LAST_STOP) ? buttons[0] : target.matches(FIRST_STOP) ? buttons.at(-1) : undefined;
    if (next === undefined) return;
    event.stopPropagation();
    next.focus();
    from = before;
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isNotice(event.target)) goBack();
  };
  const afterPress = (event: MouseEvent): void => {
    if (!isNotice(event.target)) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) goBack();
    });
  };
  window.addEventListener('focus', hide, true);
  window.addEventListener('focusin', lead, true);
  window.addEventListener('keydown', leave, true);
  window.addEventListener('click', afterPress, true);
  return () => {
    window.removeEventListener('focus', hide, true);
    window.removeEventListener('focusin', lead, true);
    window.removeEventListener('keydown', leave, true);
    window.removeEventListener('click', afterPress, true);
  };
}
