import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { tableCsv } from '#client/components/table/tableCsv.ts';
import { messages as answerIndex } from '#client/i18n/en-US/answerIndex.ts';
import { intervalColumns } from './intervalColumns.ts';

const testIntl = createIntl({ locale: 'en-US', messages: { ...answerIndex } as never });

interface Row {
  readonly visibility: Measure | null;
}

test('a file has both ends of the interval and the answers beside a measure', async () => {
  const shown: readonly DataColumn<Row>[] = [
    { id: 'visibility', header: 'Visibility', size: 1, cell: () => null, csv: (row) => row.visibility?.value ?? null },
  ];
  const measure = { value: 0.5, low: 0.4, high: 0.6, n: 90, k: 9, numerator: 45, denominator: 90 };
  const file = tableCsv(intervalColumns(testIntl, shown, ['visibility']), [
    { visibility: measure },
    { visibility: null },
  ]);
  expect(await file.text()).toBe(
    'Visibility,Visibility (95% low),Visibility (95% high),Visibility (n)\r\n0.5,0.4,0.6,90\r\n,,,\r\n',
  );
});
