import fc from 'fast-check';
import { expect, test } from 'vitest';
import { syntheticTable } from '#bench/syntheticTable.ts';
import type { Scope } from '../scope/Scope.ts';
import { selectRows } from '../scope/selectRows.ts';
import { SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import { spansOf } from './cellSpans.ts';
import { sumCells } from './cellSums.ts';
import { findCells } from './findCells.ts';
import { sumPoint, visibilityOf } from './pointSums.ts';
import { measureOf } from './promptClusters.ts';

const synthetic = syntheticTable(3000, 5);
/** Some sentiments are labelled, the others estimated; there are answers of every status. */
const table: AnswerTable = {
  ...synthetic,
  sentiment: synthetic.sentiment.map((code, i) => (code > 0 && i % 3 === 0 ? code + SENTIMENT_LABELLED : code)),
  status: synthetic.status.map((code, i) => (i % 11 === 0 ? (i / 11) % STATUS_CODES.length : code)),
};
const ALL_SPANS = 0;
const NO_SPANS = Infinity;

const someOf = (count: number): fc.Arbitrary<ReadonlySet<number> | null> =>
  fc.option(
    fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }).map((list) => new Set(list)),
    { nil: null },
  );
const begin = table.askedAt[0] ?? 0;
const end = table.askedAt.at(-1) ?? 0;
const scopes: fc.Arbitrary<Scope> = fc.record({
  from: fc.double({ min: begin, max: end, noNaN: true }),
  to: fc.double({ min: begin, max: end + 1, noNaN: true }),
  platforms: someOf(table.project.platforms.length),
  topics: someOf(table.project.topics.length),
  prompts: someOf(table.project.prompts.length),
});

test('whatever the filters, sums made of what is kept are those of the rows one by one', () => {
  fc.assert(
    fc.property(scopes, (scope) => {
      const rows = selectRows(table, scope);
      expect(spansOf(table, rows, findCells(table, rows), ALL_SPANS)).not.toBeNull();
      expect(sumCells(table, rows, ALL_SPANS)).toEqual(sumCells(table, rows, NO_SPANS));
    }),
  );
});

test('rows that no filter leaves so are summed right too', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.integer({ min: 1, max: 7 }), (offset, step) => {
      const rows = Uint32Array.from({ length: 400 }, (_, i) => offset + i * step);
      expect(sumCells(table, rows, ALL_SPANS)).toEqual(sumCells(table, rows, NO_SPANS));
    }),
  );
});

test('a point of a trend has the figures of the sums of all brands', () => {
  fc.assert(
    fc.property(scopes, (scope) => {
      const rows = selectRows(table, scope);
      const [point, sums] = [sumPoint(table, rows), sumCells(table, rows)];
      for (const kind of [
        'share_of_voice',
        'average_position',
        'net_sentiment',
        'citation_rate',
        'stability',
      ] as const) {
        expect(point.ownValue(kind)).toBe(measureOf(sums, kind, 0)?.value ?? null);
      }
      table.project.brands.forEach((_, brand) => {
        expect(visibilityOf(point, brand)).toEqual(measureOf(sums, 'visibility', brand));
        expect(visibilityOf(point, brand, { platform: 1 })).toEqual(
          measureOf(sums, 'visibility', brand, { platform: 1 }),
        );
      });
    }),
    { numRuns: 30 },
  );
});
