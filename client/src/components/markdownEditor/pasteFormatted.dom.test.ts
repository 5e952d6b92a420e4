import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { pastedMarkdown, pasteFormatted } from './pasteFormatted.ts';

const paste = (html: string): string | null =>
  pastedMarkdown({ getData: (type) => (type === 'text/html' ? html : '') });

test('headings, links and lists of formatted text come as Markdown', () => {
  const html = '<h2>Tents</h2><p>Dry, says <a href="https://report.example/a">a report</a>.</p><ul><li>2 kg</li></ul>';
  const text = paste(html);
  expect(text).toContain('## Tents');
  expect(text).toContain('[a report](https://report.example/a)');
  expect(text).toMatch(/^[-*] 2 kg$/mu);
});

test('lines of an editor of code, and plain text, are pasted as they are', () => {
  expect(paste('<meta charset="utf-8"><div style="white-space: pre"><div><span># Tents</span></div></div>')).toBeNull();
  expect(paste('')).toBeNull();
  expect(paste('<a name="x"></a>')).toBeNull();
});

test('it stands in the place of what is selected', () => {
  const state = EditorState.create({ doc: 'Old text.', selection: { anchor: 0, head: 3 }, extensions: pasteFormatted });
  const view = new EditorView({ state, parent: document.body });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const html = '<a href="https://report.example/a">New</a>';
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'New') } });
  view.contentDOM.dispatchEvent(event);
  expect(view.state.doc.toString()).toBe('[New](https://report.example/a) text.');
  expect(event.defaultPrevented).toBe(true);
  view.destroy();
});
