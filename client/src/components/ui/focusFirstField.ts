/** Who opens a form means to type: the first field takes the focus, unless something in the dialog already has it. */
export function focusFirstField(dialog: HTMLElement): void {
  if (!dialog.contains(document.activeElement))
    dialog.querySelector<HTMLElement>('textarea, form input[type="text"], form input:not([type])')?.focus();
}
