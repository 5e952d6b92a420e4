import type { NoticesStore } from '../stores/NoticesStore.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The words by which people know a field. */
function nameOf(field: TextControl): string {
  return (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder).trim();
}

/**
 * A browser cuts what is pasted into a field at the field's longest length and says nothing, so that the end of a long text is
 * missed only once it is gone. Here every field with a longest length says so, by its name, when something is left out.
 */
export function watchLengths(notices: NoticesStore): void {
  document.addEventListener('beforeinput', (event) => {
    const { target: field, data, dataTransfer, isComposing } = event;
    if (!isTextControl(field) || field.maxLength < 0 || isComposing) return;
    const text = data ?? dataTransfer?.getData('text/plain') ?? '';
    // Some kinds of fields do not tell what is selected in them.
    const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
    const left = field.value.length - selected + text.length - field.maxLength;
    if (text === '' || left <= 0) return;
    const values = { field: nameOf(field), most: field.maxLength, left: Math.min(left, text.length) };
    const isSaid = notices.list.some((notice) => notice.key === 'length' && notice.values['field'] === values.field);
    // Whoever types on at the end has been told.
    if (isSaid && text.length === 1) return;
    notices.show({ key: 'length', intent: 'warning', messageId: 'common.leftOut', values, durationMs: 8000 });
  });
}
