import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { BrandFigure } from '#client/api/detailSchemas.ts';
import { messages as brandTable } from '#client/i18n/en-US/brandTable.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as table } from '#client/i18n/en-US/table.ts';
import { csvFile } from '../table/file/csvFile.ts';
import { brandTableCsv } from './brandTableCsv.ts';

const zero = { value: 0, low: 0, high: 0.1, n: 40, k: 8, numerator: 0, denominator: 40 };
const figure = (brandId: string, rate: typeof zero | null): BrandFigure => ({
  ...{ brand_id: brandId, rank: 1, tied: false, visibility: null, change: null, first_mention_rate: null },
  ...{ share_of_voice: null, average_position: null, net_sentiment: null, citation_rate: rate },
});
const ref = (id: string, order: number, none: boolean) => {
  return { id, name: id, own: order === 0, order, ...(none && { no_domain: true }) };
};

const intl = createIntl({ locale: 'en-US', messages: { ...brandTable, ...figures, ...table } as never });

test('in a file, a domain that is not set, no data and 0 are three different things', async () => {
  const brands = [ref('Unset', 0, true), ref('Silent', 1, false), ref('Zero', 2, false), ref('Rival', 3, true)];
  const file = brandTableCsv(
    intl,
    [figure('Unset', null), figure('Silent', null), figure('Zero', zero), figure('Rival', null)],
    brands,
  );
  const [head = '', ...lines] = (await csvFile(file).text()).replace('\uFEFF', '').trim().split(/\r?\n/u);
  const place = head.split(',').indexOf('Citation rate');
  expect(lines.map((line) => line.split(',')[place])).toEqual(['Your domain is not set', '', '0', 'Domain not set']);
});

test('in a file, a change has its verdict beside it, as on screen', async () => {
  const change = { difference: -0.05, low: -0.1, high: -0.01, verdict: 'real' } as const;
  const file = brandTableCsv(intl, [{ ...figure('Own', null), visibility: zero, change }], [ref('Own', 0, false)]);
  const [head = '', line = ''] = (await csvFile(file).text()).replace('\uFEFF', '').split(/\r?\n/u);
  const cells = new Map(head.split(',').map((name, place) => [name, line.split(',')[place]]));
  expect([cells.get('Visibility change'), cells.get('Visibility change (verdict)')]).toEqual(['-0.05', 'Real']);
});
