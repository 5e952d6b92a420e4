import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as table } from '#client/i18n/en-US/table.ts';
import type { DataColumn } from '../DataColumn.ts';
import { besideChange, besideMeasure } from './besideFigures.ts';
import { csvFile } from './csvFile.ts';
import { tableCsv } from './tableCsv.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...table } as never });

interface Row {
  readonly visibility: Measure | null;
  readonly change: Change | null;
}

const measure = { value: 0.5, low: 0.4, high: 0.6, n: 90, k: 9, numerator: 45, denominator: 90 };
const plain = { size: 1, cell: () => null };
const shown: readonly DataColumn<Row>[] = [
  {
    ...{ ...plain, id: 'visibility', header: 'Visibility', csv: (row) => row.visibility?.value ?? null },
    beside: besideMeasure(intl, 'Visibility', (row) => row.visibility),
  },
  {
    ...{ ...plain, id: 'change', header: 'Change', csv: (row) => row.change?.difference ?? null },
    beside: besideChange(intl, 'Change', (row) => row.change),
  },
];

test('a file has the interval and the answers beside a measure, the interval and the verdict beside a change', async () => {
  const change = { difference: -0.1, low: -0.3, high: 0.1, verdict: 'noise' } as const;
  const file = tableCsv(shown, [
    { visibility: measure, change },
    { visibility: null, change: null },
  ]);
  expect(await csvFile(file).text()).toBe(
    [
      'Visibility,Visibility (95% low),Visibility (95% high),Visibility (n),Change,Change (95% low),Change (95% high),Change (verdict)',
      '0.5,0.4,0.6,90,-0.1,-0.3,0.1,Within noise',
      ',,,,,,,',
      '',
    ].join('\r\n'),
  );
});

test('a file without a column has nothing of what its cell shows', async () => {
  const file = tableCsv(shown.slice(1), [{ visibility: measure, change: null }]);
  expect(await csvFile(file).text()).toBe('Change,Change (95% low),Change (95% high),Change (verdict)\r\n,,,\r\n');
});
