import { EditorView } from '@codemirror/view';
import { htmlToMarkdown, isFormatted } from '#client/lib/htmlToMarkdown.ts';

/** Formatted clipboard text of word processors and web pages as Markdown; null: the plain text loses nothing. */
export function pastedMarkdown({ getData }: { readonly getData: (type: string) => string }): string | null {
  const html = getData('text/html');
  const text = isFormatted(html) ? htmlToMarkdown(html).text.trim() : '';
  return text === '' ? null : text;
}

/** Pastes formatted text as Markdown, so that headings, tables and especially links (the sources of a draft) are kept. */
export const pasteFormatted = EditorView.domEventHandlers({
  paste: ({ clipboardData }, view) => {
    if (clipboardData === null || view.state.readOnly) return false;
    const text = pastedMarkdown({ getData: (type) => clipboardData.getData(type) });
    if (text === null) return false;
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
    return true;
  },
});
