const TYPED = 'textarea, form input[type="text"], form input:not([type])';
const CHOSEN = 'form select, form input[type="radio"], form input[type="checkbox"], input[type="range"]';

/** Of radios the chosen one: it is where Tab would lead, too. */
function entryOf(field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = field.closest('form')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
  return [...group].find(({ name, checked }) => checked && name === field.name) ?? field;
}

/** Who opens a form means to fill it in: the first field takes the focus, unless something in the dialog already has it. */
export function focusFirstField(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return;
  const fields = dialog.querySelectorAll<HTMLElement>(`${TYPED}, ${CHOSEN}`);
  const first = [...fields].find((field) => !field.matches(':disabled'));
  if (first !== undefined) entryOf(first).focus();
}
