import { EditorView } from '@codemirror/view';
import { htmlToMarkdown } from '#client/lib/htmlToMarkdown.ts';

/** Formatting that plain text loses. Code editors also put HTML on the clipboard, but without these elements. */
const FORMATTED = /<(?:h[1-6]|[uo]l|table|blockquote|a\s[^>]*href)\b/iu;

/** Formatted clipboard text of word processors and web pages as Markdown; null: the plain text loses nothing. */
export function pastedMarkdown({ getData }: { readonly getData: (type: string) => string }): string | null {
  const html = getData('text/html');
  const text = FORMATTED.test(html) ? htmlToMarkdown(html).text.trim() : '';
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
