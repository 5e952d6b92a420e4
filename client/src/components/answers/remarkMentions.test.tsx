import { render } from '@testing-library/react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import type { Mention } from '#client/api/answerSchemas.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { remarkMentions } from './remarkMentions.ts';

/** Mentions at every place of a name in the source, as the analysis would report them. */
function mentionsOf(text: string, ...names: string[]): Mention[] {
  return names.flatMap((name) =>
    [...text.matchAll(new RegExp(escapeRegExp(name), 'gu'))].map(({ index }) => ({
      brand_id: name,
      start: index,
      end: index + name.length,
    })),
  );
}

function marksOf(text: string, mentions: readonly Mention[]): { marks: string[]; html: string; shown: string } {
  const { container } = render(
    <Markdown remarkPlugins={[remarkGfm, [remarkMentions, { text, mentions }]]}>{text}</Markdown>,
  );
  const marks = [...container.querySelectorAll('mark')].map((element) => element.textContent);
  return { marks, html: container.innerHTML, shown: container.textContent };
}

describe('remarkMentions', () => {
  it('marks names in Chinese and English text, exactly where they were counted', () => {
    const text = '推荐 **云杉** 和云杉笔记，其次是 Notion。';
    const { marks, shown } = marksOf(text, [{ brand_id: 'b', start: 5, end: 7 }, ...mentionsOf(text, 'Notion')]);
    expect(marks).toEqual(['云杉', 'Notion']);
    expect(shown).toBe('推荐 云杉 和云杉笔记，其次是 Notion。');
  });

  it('finds its place behind characters beyond the basic plane', () => {
    const text = '👍🏽 首选：𠮷野家，然后 Sony 👍 Sony';
    expect(marksOf(text, mentionsOf(text, '𠮷野家', 'Sony')).marks).toEqual(['𠮷野家', 'Sony', 'Sony']);
  });

  it('finds its place behind escapes and character references', () => {
    const text = String.raw`1\. A\*B &amp; &#20013; &lt;b&gt; AT&amp;T, then Sony and AT&T`;
    const { marks, shown } = marksOf(text, mentionsOf(text, 'Sony', 'AT&T'));
    expect(marks).toEqual(['Sony', 'AT&T']);
    expect(shown).toBe('1. A*B & 中 <b> AT&T, then Sony and AT&T');
  });

  it('follows a text over the lines of a quote and a list', () => {
    const text = '> 第一行\n> 第二行 Sony\n\n- one\n  two Bose\n  three Sony';
    expect(marksOf(text, mentionsOf(text, 'Sony', 'Bose')).marks).toEqual(['Sony', 'Bose', 'Sony']);
  });

  it('marks inside headings, tables, links and code', () => {
    const text =
      '# Sony\n\n| a | Bose |\n|---|---|\n| `Sony x` | [Bose](https://bose.com/Bose) |\n\n```js\nconst js = "Sony";\n```';
    const { marks, html } = marksOf(
      text,
      mentionsOf(text, 'Sony', 'Bose').filter(({ start }) => start !== text.indexOf('com/Bose') + 4),
    );
    expect(marks).toEqual(['Sony', 'Bose', 'Sony', 'Bose', 'Sony']);
    expect(html).toContain('href="https://bose.com/Bose"');
    expect(html).toContain('<pre><code>const js');
  });

  it('marks both halves of a name that emphasis cuts in two', () => {
    const text = 'try **Sound**Core now';
    expect(marksOf(text, [{ brand_id: 's', start: 6, end: 17 }]).marks).toEqual(['Sound', 'Core']);
  });

  it('shows raw HTML as text and never as elements', () => {
    const text = 'a <img src=x onerror=alert(1)> Sony <b>Sony</b>\n\n<script>alert("Sony")</script>';
    const { marks, html } = marksOf(text, mentionsOf(text, 'Sony'));
    expect(marks).toEqual(['Sony', 'Sony', 'Sony']);
    expect(html).not.toMatch(/<(?:img|script|b)\b/u);
  });
});
