import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

describe('an answer pasted with its formats', () => {
  it('keeps headings, lists, emphasis, code and tables as Markdown', () => {
    const { text } = htmlToMarkdown(
      '<h2>Lamps</h2><p>Take <strong>Northwind</strong>, <em>not</em> others.<br>Really.</p><ul><li>one</li><li><p>two</p></li></ul><ol><li>a</li></ol><pre>x = 1\n</pre><table><caption>Two</caption><tr><th>A</th><th>B</th></tr><tr><td>1|2</td></tr></table>',
    );
    expect(text).toBe(
      '## Lamps\n\nTake **Northwind**, *not* others.\nReally.\n\n- one\n- two\n\n1. a\n\n```\nx = 1\n```\n\nTwo\n\n| A | B |\n| --- | --- |\n| 1\\|2 |  |',
    );
  });

  it('marks no whole document as bold, as Google Docs wraps it', () => {
    const { text } = htmlToMarkdown('<b style="font-weight:normal"><h1>Lamps</h1><p>Take <b>this</b> one.</p></b>');
    expect(text).toBe('# Lamps\n\nTake **this** one.');
  });

  it('keeps a list that stands beside the item it belongs to', () => {
    const { text } = htmlToMarkdown('<ol><li>one</li><ul><li>of it</li><li>too</li></ul><li>two</li></ol>');
    expect(text).toBe('1. one\n  - of it\n  - too\n2. two');
  });

  it('makes links sources, each once, and leaves what is no web address as words', () => {
    const { text, links } = htmlToMarkdown(
      '<p>See <a href="https://a.example/x" title="A page">here</a>, <a href="https://a.example/x">again</a> and <a href="javascript:alert(1)">that</a>.</p>',
    );
    expect(links).toEqual([{ url: 'https://a.example/x', title: 'A page' }]);
    expect(text).toBe('See [here](https://a.example/x), [again](https://a.example/x) and that.');
  });

  it('takes neither scripts nor styles, and loses no words however deep they stand', () => {
    const deep = `${'<blockquote>'.repeat(500)}deep<script>alert(1)</script><p>er</p>${'</blockquote>'.repeat(500)}`;
    const { text } = htmlToMarkdown(`<style>p{}</style><script>alert(1)</script><p>text</p>${deep}`);
    expect(text.replaceAll(/[>\s]+/gu, ' ')).toBe('text deep er');
  });

  it('says once what stands in tables within tables, as mail does', () => {
    const nested = `${'<table><tr><td>'.repeat(15)}Hello</td><td>there${'</td></tr></table>'.repeat(14)}</td></tr><tr><td>Bye</td></tr></table>`;
    const { text } = htmlToMarkdown(nested);
    expect(text.replaceAll(/[|\s-]+/gu, ' ').trim()).toBe('Hello there Bye');
    expect(text.split('\n\n')).toEqual(['| Hello | there |\n| --- | --- |', 'Bye']);
  });
});
