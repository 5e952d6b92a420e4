import { describe, expect, it } from 'vitest';
import type { AnswerDetail, Citation } from '#client/api/answerSchemas.ts';
import { processorMs } from '#client/testing/processorMs.ts';
import { compareAnswers } from './compareAnswers.ts';
import type { ComparedRow } from './compareAnswers.ts';

function answer(text: string, given: Partial<AnswerDetail> = {}): AnswerDetail {
  return {
    id: text,
    prompt_id: 'p',
    prompt_text: '',
    topic_id: null,
    topic_name: null,
    platform_id: 'doubao',
    platform_name: '豆包',
    run: 1,
    asked_at: '2026-05-01T00:00:00Z',
    status: 'ok',
    model: null,
    text,
    mentions: [],
    brands: [],
    citations: [],
    searches: [],
    tracked: [],
    ...given,
  };
}
const brand = (id: string, position: number) => ({
  brand_id: id,
  position,
  sentiment: null,
  sentiment_source: null,
});
const source = (position: number, url: string): Citation => ({
  position,
  url,
  title: '',
  host: 'h',
  domain: 'd',
  type: 'news',
});
const marked = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

/** A row as displayed: its sign, and the text of both sides. */
function seen(row: ComparedRow): string {
  switch (row.change) {
    case 'same':
      return `= ${row.left.text}`;
    case 'changed':
      return `~ ${row.left.text} / ${row.right.text}`;
    case 'removed':
      return `- ${row.left.text}`;
    case 'added':
      return `+ ${row.right.text}`;
  }
}
const compared = (left: string, right: string) => compareAnswers(answer(left), answer(right)).rows.map(seen);

describe('compareAnswers', () => {
  it('aligns Chinese sentences: the same, changed, gone, new', () => {
    expect(
      compared(
        '先说结论。澄驭 X8 的充电速度很快，口碑很好。翎途的服务网点少。',
        '先说结论。澄驭 X8 的充电速度一般，口碑很好。建议先试驾再决定。',
      ),
    ).toEqual([
      '= 先说结论。',
      '~ 澄驭 X8 的充电速度很快，口碑很好。 / 澄驭 X8 的充电速度一般，口碑很好。',
      '- 翎途的服务网点少。',
      '+ 建议先试驾再决定。',
    ]);
  });

  it('marks the words that changed, in both languages', () => {
    const marksOf = (left: string, right: string) => {
      const [row] = compareAnswers(answer(left), answer(right)).rows;
      return row?.change === 'changed'
        ? [marked(row.left.text, row.marks.left), marked(row.right.text, row.marks.right)]
        : [];
    };
    expect(marksOf('它的起售价是 20 万元。', '它的起售价是 18 万元。')).toEqual([['20'], ['18']]);
    expect(
      marksOf('The Sony model has the best noise cancelling.', 'The Sony model has very good noise cancelling.'),
    ).toEqual([['the best'], ['very good']]);
  });

  it('keeps list items and headings whole and pairs those on the same brand', () => {
    const item = (text: string) =>
      answer(`## Picks\n\n1. **Bose QC**: ${text}\n2. Sony: light.`, {
        mentions: [{ brand_id: 'bose', start: '## Picks\n\n1. **'.length, end: '## Picks\n\n1. **Bose'.length }],
      });
    const { rows } = compareAnswers(
      item('Great sound. Costly, though. Rated 4.5 by testers.'),
      item('Great sound. Now on sale.'),
    );
    expect(rows.map(({ change }) => change)).toEqual(['same', 'changed', 'same']);
    expect(rows.map((row) => (row.change === 'added' ? row.right.kind : row.left.kind))).toEqual([
      'heading',
      'item',
      'item',
    ]);
  });

  it('never pairs entries on different brands, however alike their words', () => {
    const entry = (name: string) =>
      answer(`- **${name}**：充电速度快，二十分钟左右可补到八成。`, {
        mentions: [{ brand_id: name, start: 4, end: 4 + name.length }],
      });
    expect(compareAnswers(entry('翎途'), entry('澄驭')).rows.map(({ change }) => change)).toEqual(['removed', 'added']);
  });

  it('does not take other markup or other numbers of sources for another text', () => {
    expect(compared('**澄驭**很好。[1]', '澄驭很好[citation:3]。')).toEqual(['= 澄驭很好。']);
  });

  it('finds the same sentences again behind ones put in front', () => {
    expect(compared('One is first. Two is next.', 'Zero begins here. One is first. Two is next.')).toEqual([
      '+ Zero begins here.',
      '= One is first.',
      '= Two is next.',
    ]);
  });

  it('keeps the mentions of both sides for marking', () => {
    const { rows } = compareAnswers(
      answer('好。澄驭很好。', { mentions: [{ brand_id: 'b', start: 2, end: 4 }] }),
      answer('好。'),
    );
    const [, row] = rows;
    expect(row?.change === 'removed' && marked(row.left.text, row.left.mentions)).toEqual(['澄驭']);
  });

  it('counts what happened', () => {
    expect(compareAnswers(answer('一样。不见了。'), answer('一样。全新的一句话。')).counts).toEqual({
      same: 1,
      changed: 0,
      removed: 1,
      added: 1,
    });
  });

  it('tells brands that went, came and moved, in the order of the text', () => {
    const { brands } = compareAnswers(
      answer('', { brands: [brand('b', 2), brand('a', 1), brand('c', 3)] }),
      answer('', { brands: [brand('d', 1), brand('c', 2), brand('a', 3)] }),
    );
    expect(brands.out.map(({ brand_id: id }) => id)).toEqual(['b']);
    expect(brands.in.map(({ brand_id: id }) => id)).toEqual(['d']);
    expect(brands.kept.map(({ left, right }) => [left.brand_id, left.position, right.position])).toEqual([
      ['c', 3, 2],
      ['a', 1, 3],
    ]);
  });

  it('tells sources that went and came by their pages, each once', () => {
    const { sources } = compareAnswers(
      answer('', { citations: [source(1, 'https://a.example/x'), source(2, 'https://b.example')] }),
      answer('', {
        citations: [
          source(1, 'https://www.a.example/x/?utm_source=y'),
          source(2, 'https://c.example'),
          source(3, 'https://c.example/'),
        ],
      }),
    );
    expect(sources?.out.map(({ url }) => url)).toEqual(['https://b.example']);
    expect(sources?.in.map(({ position }) => position)).toEqual([2]);
    expect(sources?.kept).toHaveLength(1);
  });

  it('says nothing of sources that were not captured', () => {
    expect(compareAnswers(answer('', { citations: null }), answer('')).sources).toBeNull();
  });

  it('compares an answer with none', () => {
    expect(compared('', '一句。')).toEqual(['+ 一句。']);
    expect(compared('', '')).toEqual([]);
  });

  it('gives up on nothing, however long and however different two answers are', () => {
    const long = (seed: number) =>
      Array.from(
        { length: 1500 },
        (_, line) => `第 ${String(line * seed)} 句说的是 ${String(line + seed)} 件事。`,
      ).join('');
    const busy = processorMs(() => {
      const { rows } = compareAnswers(answer(long(7)), answer(long(13)));
      expect(rows.length).toBeGreaterThan(1500);
    });
    expect(busy).toBeLessThan(5000);
  });
});
