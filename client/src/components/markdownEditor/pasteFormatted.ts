import { EditorView } from '@codemirror/view';
import { htmlToMarkdown } from '#client/lib/htmlToMarkdown.ts';

/** What plain text loses. Editors of code put their own text on the clipboard as HTML, too, but as lines alone. */
const FORMATTED = /<(?:h[1-6]|[uo]l|table|blockquote|a\s[^>]*href)\b/iu;

/** The Markdown of formatted text on the clipboard, as word processors and pages put it there; null: the plain text says as much. */
export function pastedMarkdown({ getData }: { readonly getData: (type: string) => string }): string | null {
  const html = getData('text/html');
  const text = FORMATTED.test(html) ? htmlToMarkdown(html).text.trim() : '';
  return text === '' ? null : text;
}

/** Pastes formatted text as Markdown, so that headings, tables and above all links (the sources of a draft) come with it. */
export const pasteFormatted = EditorView.domEventHandlers({
  paste: ({ clipboardData }, view) => {
    if (clipboardData === null || view.state.readOnly) return false;
    const text = pastedMarkdown({ getData: (type) => clipboardData.getData(type) });
    if (text === null) return false;
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
    return true;
  },
});
