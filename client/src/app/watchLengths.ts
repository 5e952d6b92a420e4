import type { NoticesStore } from '../stores/NoticesStore.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The visible name of a field. */
function nameOf(field: TextControl): string {
  return (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder).trim();
}

/**
 * A browser silently cuts pasted text at a field's `maxlength`, so the loss of a long text's end is noticed too late. This shows a notice
 * with the field's name whenever text is cut.
 */
export function watchLengths(notices: NoticesStore): void {
  document.addEventListener('beforeinput', (event) => {
    const { target: field, data, dataTransfer, isComposing } = event;
    if (!isTextControl(field) || field.maxLength < 0 || isComposing) return;
    const text = data ?? dataTransfer?.getData('text/plain') ?? '';
    // Some input types do not expose their selection.
    const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
    const left = field.value.length - selected + text.length - field.maxLength;
    if (text === '' || left <= 0) return;
    const values = { field: nameOf(field), most: field.maxLength, left: Math.min(left, text.length) };
    const isSaid = notices.list.some((notice) => notice.key === 'length' && notice.values['field'] === values.field);
    // Do not repeat the notice for further typing at the end.
    if (isSaid && text.length === 1) return;
    notices.show({ key: 'length', intent: 'warning', messageId: 'common.leftOut', values, durationMs: 8000 });
  });
}
