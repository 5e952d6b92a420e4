import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { gotoLine, search, searchKeymap } from '@codemirror/search';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Span } from '#client/lib/Span.ts';
import { markField, showMarks } from './editorMarks.ts';
import type { EditorMark } from './editorMarks.ts';
import { editorTheme, markdownStyle } from './editorTheme.ts';
import { pasteFormatted } from './pasteFormatted.ts';
import { replaceSelection } from './replaceSelection.ts';

interface EditorSettings {
  readonly text: string;
  /** Its accessible name. */
  readonly label: string;
  /** Screen reader description: how to leave the editor by keyboard. */
  readonly hint: string;
  readonly placeholder: string;
  /** Translations of its search panel, by the English text. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
}

/** Imperative interface of the editor. */
export interface EditorHandle {
  readonly setText: (text: string) => void;
  readonly goTo: (span: Span) => void;
  /** Offset of the cursor. */
  readonly cursor: () => number;
  readonly showMarks: (text: string, marks: readonly EditorMark[]) => void;
  readonly destroy: () => void;
}

/** Without "go to line": there are no line numbers. */
const findKeymap = searchKeymap.filter(({ run }) => run !== gotoLine);

/**
 * A Markdown editor in an open shadow root: there its style sheets are adopted, while in the page they would be `<style>` elements, which
 * the content security policy forbids. Tab indents; Escape and then Tab leaves; Ctrl (Cmd) and F finds.
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
        // Above the text: below it would be off screen in a long draft.
        search({ top: true }),
        EditorState.phrases.of(settings.phrases),
        // Not `markdown()`: the languages that it highlights in code and HTML are twice as large as the editor itself.
        markdownLanguage.extension,
        pasteURLAsLink,
        pasteFormatted,
        syntaxHighlighting(markdownStyle),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': settings.label,
          'aria-description': settings.hint,
          spellcheck: 'true',
          // Not needed for the keyboard, but accessibility checkers expect scrollable content to have a tabindex.
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
