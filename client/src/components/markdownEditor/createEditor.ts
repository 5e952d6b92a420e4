import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { gotoLine, search, searchKeymap } from '@codemirror/search';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Span } from '../../lib/Span.ts';
import { markField, showMarks } from './editorMarks.ts';
import type { EditorMark } from './editorMarks.ts';
import { editorTheme, markdownStyle } from './editorTheme.ts';
import { pasteFormatted } from './pasteFormatted.ts';
import { replaceSelection } from './replaceSelection.ts';

interface EditorSettings {
  readonly text: string;
  /** Its accessible name. */
  readonly label: string;
  /** How the keyboard leaves it: said after its name. */
  readonly hint: string;
  readonly placeholder: string;
  /** What its search says, by the English it would say by itself. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
}

/** What the page does with an editor beside typing. */
export interface EditorHandle {
  readonly setText: (text: string) => void;
  readonly goTo: (span: Span) => void;
  /** Where the cursor stands, as an offset. */
  readonly cursor: () => number;
  readonly showMarks: (text: string, marks: readonly EditorMark[]) => void;
  readonly destroy: () => void;
}

/** Lines have no numbers here that one could go to. */
const findKeymap = searchKeymap.filter(({ run }) => run !== gotoLine);

/**
 * A Markdown editor in an open shadow root: there its style sheets are adopted, where in the page they would be `<style>` elements, which the
 * content security policy forbids. Tab indents; Escape and then Tab leaves; Ctrl (Cmd) and F finds.
 */
export function createEditor(host: HTMLElement, settings: EditorSettings): EditorHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: settings.text,
      extensions: [
        history(),
        keymap.of([...markdownKeymap, ...findKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        // Above the text: below it, in a draft that grows with its words, nobody would see it.
        search({ top: true }),
        EditorState.phrases.of(settings.phrases),
        // Not `markdown()`: the languages it colours inside of code and HTML are twice as large as the editor itself.
        markdownLanguage.extension,
        pasteURLAsLink,
        pasteFormatted,
        syntaxHighlighting(markdownStyle),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': settings.label,
          'aria-description': settings.hint,
          spellcheck: 'true',
          // It can be reached without; said for tools that look for what makes a scrolling text reachable.
          tabindex: '0',
        }),
        placeholder(settings.placeholder),
        replaceSelection,
        markField,
        editorTheme,
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOwn = transactions.some((one) => one.annotation(Transaction.remote) === true);
          if (docChanged && !isOwn) settings.onText(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (text) => {
      if (view.state.doc.toString() === text) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        annotations: Transaction.remote.of(true),
      });
    },
    goTo: ({ start, end }) => {
      const { length } = view.state.doc;
      const selection = { anchor: Math.min(start, length), head: Math.min(end, length) };
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
      view.focus();
    },
    cursor: () => view.state.selection.main.to,
    showMarks: (text, marks) => {
      showMarks(view, text, marks);
    },
    destroy: () => {
      view.destroy();
      root.replaceChildren();
    },
  };
}
