import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The product's tokens are inherited by the shadow root, so one theme serves light and dark. */
export const editorTheme = EditorView.theme({
  '&': { backgroundColor: 'var(--app-surface)', color: 'var(--app-text)', fontSize: '14px', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7', overflow: 'auto' },
  // The content fills the editor, so that a short text can be clicked anywhere.
  '.cm-content': { caretColor: 'var(--app-text)', minHeight: 'max(100%, 358px)', padding: '12px 0' },
  '.cm-line': { padding: '0 16px' },
  '.cm-cursor': { borderLeftColor: 'var(--app-text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--app-mark)',
  },
  '.cm-placeholder': { color: 'var(--app-muted)' },
  '.cm-panels': { backgroundColor: 'var(--app-surface-sunken)', color: 'var(--app-text)', fontSize: '13px' },
  '.cm-panels.cm-panels-top': {
    borderBottom: '1px solid var(--app-border)',
    top: 'var(--app-editor-top)',
  },
  '.cm-panel.cm-search': { padding: '6px 32px 6px 10px' },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--app-accent)', verticalAlign: '-2px' },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--app-muted)',
    cursor: 'pointer',
    fontSize: '18px',
    height: '28px',
    right: '4px',
    top: '4px',
    width: '28px',
  },
  '.cm-textfield': {
    backgroundColor: 'var(--app-surface)',
    border: '1px solid var(--app-border-strong)',
    borderRadius: 'var(--app-radius)',
    color: 'var(--app-text)',
    fontSize: '13px',
    maxWidth: '100%',
    padding: '3px 8px',
  },
  // See the fields in global.scss, which does not reach into the shadow root.
  '@media (pointer: coarse)': { '.cm-content, .cm-textfield': { fontSize: '16px' } },
  '.cm-button': {
    backgroundColor: 'var(--app-surface)',
    backgroundImage: 'none',
    border: '1px solid var(--app-border-strong)',
    borderRadius: 'var(--app-radius)',
    color: 'var(--app-text)',
    cursor: 'pointer',
    fontSize: '12px',
    padding: '3px 8px',
    '&:hover': { backgroundColor: 'var(--app-surface-hover)' },
    '&:active': { backgroundImage: 'none' },
  },
  '.cm-searchMatch': { backgroundColor: 'var(--app-mark)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--app-mark)',
    outline: '2px solid var(--app-accent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'transparent' },
  '.mark-unsourced': { textDecoration: 'underline wavy var(--app-negative)', textUnderlineOffset: '4px' },
  '.mark-banned': { color: 'var(--app-danger)', textDecoration: 'line-through' },
  '.mark-brand': { fontWeight: '600' },
  '.mark-tone': { borderBottom: '1px dotted var(--app-muted)' },
  '.mark-term': { backgroundColor: 'var(--app-accent-soft)' },
  '.mark-missing': { textDecoration: 'underline dashed var(--app-negative)', textUnderlineOffset: '4px' },
  '.mark-evidence': { borderBottom: '2px solid var(--app-positive)' },
});

export const markdownStyle = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--app-accent)' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.quote], color: 'var(--app-muted)' },
]);
