const TYPED = 'textarea, form input:is([type="text"], [type="url"], [type="email"]), form input:not([type])';
const CHOSEN = 'form select, form input[type="radio"], form input[type="checkbox"], input[type="range"]';

/** The checked radio of a group, which is also its tab stop. */
function entryOf(field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = field.closest('form')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
  return [...group].find(({ name, checked }) => checked && name === field.name) ?? field;
}

/**
 * Focuses the first field of a dialog's form, unless something in the dialog has the focus. Without a focus inside, screen readers would not
 * name the dialog.
 * @param otherwise gets the focus if there is no field; by default the first button
 */
export function focusInside(dialog: HTMLElement, otherwise?: HTMLElement | null): void {
  if (dialog.contains(document.activeElement)) return;
  const fields = dialog.querySelectorAll<HTMLElement>(`${TYPED}, ${CHOSEN}`);
  const first = [...fields].find((field) => !field.matches(':disabled'));
  // What a dialog says above its fields is read first: on a phone the focus would scroll it away.
  if (first !== undefined) entryOf(first).focus({ preventScroll: true });
  else (otherwise ?? dialog.querySelector<HTMLElement>('button:enabled'))?.focus();
}
