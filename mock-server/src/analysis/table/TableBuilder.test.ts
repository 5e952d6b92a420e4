import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { brandsOf, citationsOf, headOf, mentionsOf, rowOfId } from './answerRow.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from './AnswerTable.ts';
import type { RawAnswer } from './RawAnswer.ts';
import { TableBuilder } from './TableBuilder.ts';

const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'Project',
  brands: [
    { id: 'own', name: 'Sony', own: true, aliases: ['索尼'], match_case: false, domains: ['sony.com'] },
    { id: 'rival', name: 'Bose', own: false, aliases: [], match_case: false, domains: ['bose.com'] },
    { id: 'third', name: '小米', own: false, aliases: [], match_case: false, domains: [] },
  ],
  topics: [
    { id: 't0', name: 'Zero' },
    { id: 't1', name: 'One' },
  ],
  platforms: [
    { id: 'pl0', name: 'ChatGPT' },
    { id: 'pl1', name: 'Kimi' },
  ],
  prompts: [
    { id: 'q0', text: 'Which?', topic_id: 't1', tags: [], keyword_ids: [] },
    { id: 'q1', text: 'Why?', topic_id: null, tags: [], keyword_ids: [] },
  ],
  keywords: [],
  events: [],
};

function answer(id: string, more: Partial<RawAnswer> = {}): RawAnswer {
  return {
    id,
    prompt_id: 'q0',
    platform_id: 'pl0',
    run: 1,
    asked_at: 1000,
    status: 'ok',
    text: '',
    citations: null,
    ...more,
  };
}

/** All columns of a row. */
function read(table: AnswerTable, row: number): unknown {
  return [
    headOf(table, row),
    mentionsOf(table, row),
    brandsOf(table, row),
    citationsOf(table, row),
    table.texts.text(row),
    table.namedMask[row],
    table.citedMask[row],
    table.topic[row],
  ];
}

describe('rows', () => {
  it('stand by time, then id, with everything that belongs to them', () => {
    const answers = [
      answer('c', { asked_at: 3, text: 'Bose and Sony 🎧', searches: ['s'], model: 'm', run: 2 }),
      answer('b', {
        asked_at: 1,
        text: '索尼更好',
        citations: [{ position: 1, url: 'https://sony.com/a', title: 'T' }],
      }),
      answer('a', { asked_at: 1, prompt_id: 'q1', platform_id: 'pl1', text: '小米', citations: [] }),
    ];
    const table = buildTable(PROJECT, answers);
    expect(table.ids).toEqual(['a', 'b', 'c']);
    expect(Array.from(table.askedAt)).toEqual([1, 1, 3]);
    expect(Array.from(table.topic)).toEqual([65535, 1, 1]);
    expect(Array.from(table.prompt)).toEqual([1, 0, 0]);
    expect(Array.from(table.platform)).toEqual([1, 0, 0]);
    expect(Array.from(table.mentionStart)).toEqual([0, 1, 2, 4]);
    expect(Array.from(table.position)).toEqual([0, 0, 1, 1, 0, 0, 2, 1, 0]);
    expect(Array.from(table.namedMask)).toEqual([4, 1, 3]);
    expect(table.texts.text(2)).toBe('Bose and Sony 🎧');
    expect(headOf(table, 2)).toMatchObject({ id: 'c', run: 2, model: 'm', searches: ['s'], status: 'ok' });
    expect(rowOfId(table, 'c')).toBe(2);
    expect(rowOfId(table, 'z')).toBe(-1);
  });

  it('are the same whatever order the answers come in', () => {
    const answers = Array.from({ length: 40 }, (_, i) =>
      answer(`a${String(i)}`, {
        asked_at: i % 7,
        text: `${i % 2 === 0 ? 'Sony' : '索尼，小米'} 好 ${'Bose '.repeat(i % 3)}`,
        citations:
          i % 3 === 0
            ? null
            : Array.from({ length: i % 4 }, (_, c) => ({ position: c + 1, url: `a.com/${String(c)}`, title: '' })),
        ...(i % 5 === 0 ? { model: `m${String(i)}`, searches: [`s${String(i)}`] } : {}),
      }),
    );
    const sorted = buildTable(PROJECT, answers);
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: answers.length }), (shuffled) => {
        const table = buildTable(PROJECT, shuffled);
        for (let row = 0; row < table.count; row += 1) {
          expect(read(table, row)).toEqual(read(sorted, row));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('may be none', () => {
    const table = buildTable(PROJECT, []);
    expect([table.count, table.mentionStart.length, table.citationStart.length]).toEqual([0, 1, 1]);
    expect(() => headOf(table, 0)).toThrow(RangeError);
    expect(() => table.texts.text(0)).toThrow(RangeError);
  });

  it('are refused, and nothing is added, when they refer to what is not there', () => {
    const builder = new TableBuilder(PROJECT);
    expect(() => {
      builder.add(answer('x', { prompt_id: 'nope' }));
    }).toThrow('"nope"');
    expect(() => {
      builder.add(answer('x', { platform_id: 'where' }));
    }).toThrow('"where"');
    expect(() => {
      builder.add(answer('x', { asked_at: NaN }));
    }).toThrow('"x"');
    expect(builder.count).toBe(0);
    builder.finish();
    expect(() => {
      builder.add(answer('y'));
    }).toThrow('finished');
  });

  it('hold at most 32 brands, the last in the sign bit of the mask', () => {
    const brands = Array.from({ length: 32 }, (_, i) => ({
      id: String(i),
      name: `Brand${String(i)}x`,
      own: i === 0,
      aliases: [],
      match_case: false,
      domains: [`b${String(i)}.com`],
    }));
    const project = { ...PROJECT, brands };
    const citations = [{ position: 1, url: 'https://b31.com', title: '' }];
    const table = buildTable(project, [answer('a', { text: 'Brand31x', citations })]);
    expect([table.namedMask[0], table.citedMask[0]]).toEqual([2 ** 31, 2 ** 31]);
    expect(brandsOf(table, 0)).toEqual([{ brand: 31, position: 1, sentiment: 'neutral', source: 'estimated' }]);
    const more = { ...PROJECT, brands: [...brands, ...PROJECT.brands] };
    expect(() => buildTable(more, [])).toThrow('32 brands');
  });
});

describe('mentions and sentiment', () => {
  it('come from answers with status ok only', () => {
    for (const status of ['refused', 'empty', 'failed'] as const) {
      const table = buildTable(PROJECT, [answer('a', { status, text: 'Sony', sentiments: { own: 'positive' } })]);
      expect([table.namedMask[0], mentionsOf(table, 0).length, brandsOf(table, 0).length]).toEqual([0, 0, 0]);
    }
  });

  it('are labelled where a label came with the data, estimated elsewhere, absent for brands not named', () => {
    const text = 'Sony is excellent. Bose is excellent.';
    const sentiments = { own: 'negative', third: 'positive', stranger: 'positive' } as const;
    const table = buildTable(PROJECT, [answer('a', { text, sentiments })]);
    const { negative, positive } = SENTIMENT_CODES;
    expect(Array.from(table.sentiment)).toEqual([negative + SENTIMENT_LABELLED, positive, 0]);
    expect(brandsOf(table, 0)).toEqual([
      { brand: 0, position: 1, sentiment: 'negative', source: 'labelled' },
      { brand: 1, position: 2, sentiment: 'positive', source: 'estimated' },
    ]);
  });
});

describe('citations', () => {
  it('tell not captured from captured none, and count what was dropped', () => {
    const urls = ['https://sony.com/a', 'javascript:alert(1)', 'https://www.bose.com/', 'not a url'];
    const citations = urls.map((url, index) => ({ position: index + 1, url, title: `T${String(index)}` }));
    const table = buildTable(PROJECT, [answer('a'), answer('b', { citations: [] }), answer('c', { citations })]);
    expect(Array.from(table.captured)).toEqual([0, 1, 1]);
    expect(citationsOf(table, 0)).toBeNull();
    expect(citationsOf(table, 1)).toEqual([]);
    expect(citationsOf(table, 2)).toEqual([
      {
        url: 'https://sony.com/a',
        host: 'sony.com',
        domain: 'sony.com',
        type: 'own',
        brand: 0,
        position: 1,
        title: 'T0',
      },
      {
        url: 'https://bose.com',
        host: 'bose.com',
        domain: 'bose.com',
        type: 'competitor',
        brand: 1,
        position: 3,
        title: 'T2',
      },
    ]);
    expect(table.dropped).toEqual({ citations: 2 });
    expect(Array.from(table.citedMask)).toEqual([0, 0, 3]);
  });

  it('that were all dropped still count as captured', () => {
    const table = buildTable(PROJECT, [answer('a', { citations: [{ position: 1, url: 'x', title: '' }] })]);
    expect(citationsOf(table, 0)).toEqual([]);
  });
});

it('keeps texts of any kind as they were', () => {
  const texts = ['', 'plain', '中文。', 'é…🎧', 'x'.repeat(70_000), '中'.repeat(70_000)];
  const table = buildTable(
    PROJECT,
    texts.map((text, index) => answer(`a${String(index)}`, { text })),
  );
  expect(texts.map((_, row) => table.texts.text(row))).toEqual(texts);
});
