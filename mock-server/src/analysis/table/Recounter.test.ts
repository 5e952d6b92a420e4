import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
import type { BrandDefinition, ProjectDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from './AnswerTable.ts';
import type { RawAnswer } from './RawAnswer.ts';
import { Recounter } from './Recounter.ts';

const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'Project',
  brands: [],
  topics: [],
  platforms: [{ id: 'pl', name: 'Platform' }],
  prompts: [{ id: 'q', text: '?', topic_id: null, tags: [], keyword_ids: [] }],
  keywords: [],
  events: [],
};
const NAMES = ['Sony', '索尼', 'Bose', '华为', '华为云', 'Away', 'away', 'AT&T', 'Best Buy'];
const HOSTS = ['sony.com', 'shop.sony.com', 'bose.com', 'zhihu.com', 'example.org'];

function brand(index: number, names: readonly string[], domains: readonly string[] = []): BrandDefinition {
  const [name = '', ...aliases] = names;
  return { id: `b${String(index)}`, name, own: index === 0, aliases, match_case: name === 'Away', domains };
}

/** A brand has the same id at any index, so that two lists share some names. */
const brandLists = fc
  .tuple(
    fc.shuffledSubarray(NAMES, { minLength: 1 }),
    fc.shuffledSubarray(HOSTS),
    fc.option(fc.constantFrom('é', '很', 'slow')),
  )
  .map(([names, hosts, alias]) =>
    names.map((name, index) => ({
      ...brand(
        NAMES.indexOf(name),
        index === 0 && alias !== null ? [name, alias] : [name],
        hosts[index] ? [hosts[index]] : [],
      ),
      own: index === 0,
    })),
  );

const texts = fc
  .array(
    fc.constantFrom(...NAMES, ' 很好。', ' is slow. ', '，', '\n\n', 'xSony', '[a](https://sony.com/x)', 'é', '🎧'),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''));

const answers = fc.array(
  fc.record({
    text: texts,
    at: fc.nat(5),
    status: fc.constantFrom('ok', 'ok', 'refused'),
    hosts: fc.option(fc.array(fc.constantFrom(...HOSTS), { maxLength: 4 })),
    labelled: fc.option(fc.constantFrom('b0', 'b1', 'b2', 'stranger'), { nil: undefined }),
  }),
  { maxLength: 40 },
);

type Drawn = Parameters<Parameters<typeof answers.map>[0]>[0];

function answersOf(drawn: Drawn): RawAnswer[] {
  return drawn.map(({ text, at, status, hosts, labelled }, index) => ({
    id: `a${String(index)}`,
    prompt_id: 'q',
    platform_id: 'pl',
    run: 1,
    asked_at: at,
    status: status === 'ok' ? 'ok' : 'refused',
    text,
    citations:
      hosts?.map((host, place) => ({ position: place + 1, url: `https://${host}/${String(place)}`, title: '' })) ??
      null,
    ...(labelled !== undefined && { sentiments: { [labelled]: 'negative' as const } }),
  }));
}

function recounted(table: AnswerTable, brands: readonly BrandDefinition[], step: number): AnswerTable {
  const recounter = new Recounter(table, brands);
  while (recounter.step(step));
  return recounter.finish();
}

const readable = (table: AnswerTable): unknown => ({
  ...table,
  texts: Array.from({ length: table.count }, (_, row) => table.texts.text(row)),
});

describe('a recounted table', () => {
  it('equals one read in under the new brands, in every column', () => {
    fc.assert(
      fc.property(answers, brandLists, brandLists, fc.integer({ min: 1, max: 5 }), (drawn, before, after, step) => {
        const raw = answersOf(drawn);
        const table = buildTable({ ...PROJECT, brands: before }, raw);
        const fresh = buildTable({ ...PROJECT, brands: after }, raw);
        expect(readable(recounted(table, after, step))).toEqual(readable(fresh));
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('equals it also where few or most texts hold a changed name, and where brands claim the same one', () => {
    const raw = answersOf(
      Array.from({ length: 1300 }, (_, at) => ({
        text: `${at % 50 === 0 ? 'Away' : 'Sony'} is excellent, ${at % 3 === 0 ? '华为云' : 'bose'} is not. away`,
        at,
        status: 'ok',
        hosts: null,
        labelled: undefined,
      })),
    );
    const before = [brand(0, ['Sony']), brand(1, ['Bose']), brand(2, ['华为云'])];
    const table = buildTable({ ...PROJECT, brands: before }, raw);
    for (const after of [
      [...before, brand(3, ['Away'])],
      [brand(2, ['华为云']), brand(0, ['Sony', 'Bose'])],
      [brand(0, ['Sony']), brand(1, ['Bose', 'Sony'])],
      [brand(1, ['Bose']), brand(0, ['Sony']), brand(2, ['华为'])],
    ]) {
      const fresh = buildTable({ ...PROJECT, brands: after }, raw);
      expect(readable(recounted(table, after, 400))).toEqual(readable(fresh));
    }
  }, 30_000);

  it('finds labels of a brand that was not tracked or not found when they came', () => {
    const [answer] = answersOf([{ text: 'Bose 很好。', at: 0, status: 'ok', hosts: null, labelled: 'b1' }]);
    const table = buildTable({ ...PROJECT, brands: [brand(0, ['Sony'])] }, answer ? [answer] : []);
    const after = recounted(table, [brand(0, ['Sony']), brand(1, ['Bose'])], 10);
    expect(Array.from(after.sentiment)).toEqual([0, 5]);
  });

  it('leaves the old one as it was, and shares what names do not change', () => {
    const raw = answersOf([{ text: 'Sony, Bose', at: 0, status: 'ok', hosts: ['sony.com'], labelled: undefined }]);
    const brands = [brand(0, ['Sony'], ['sony.com'])];
    const table = buildTable({ ...PROJECT, brands }, raw);
    const before = structuredClone(readable(table));
    const after = recounted(table, [brand(0, ['Bose'])], 10);
    expect(readable(table)).toEqual(before);
    expect([after.texts, after.ids, after.citationUrl]).toEqual([table.texts, table.ids, table.citationUrl]);
    expect([after.urls[0]?.type, after.citedMask[0], table.urls[0]?.type, table.citedMask[0]]).toEqual([
      'other',
      0,
      'own',
      1,
    ]);
  });

  it('tells how far it is', () => {
    const raw = answersOf(
      Array.from({ length: 5 }, () => ({ text: 'Sony', at: 0, status: 'ok', hosts: null, labelled: undefined })),
    );
    const recounter = new Recounter(buildTable({ ...PROJECT, brands: [brand(0, ['Bose'])] }, raw), [
      brand(0, ['Sony']),
    ]);
    expect([recounter.step(2), recounter.done, recounter.step(9), recounter.done, recounter.step(9)]).toEqual([
      true,
      2,
      true,
      5,
      false,
    ]);
  });
});
