import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../DataColumn.ts';
import { csvFile } from './csvFile.ts';
import { tableCsv } from './tableCsv.ts';

interface Row {
  readonly text: string;
  readonly rate: number | null;
}
const columns: readonly DataColumn<Row>[] = [
  { id: 'text', header: '提问', size: 1, cell: () => null, csv: ({ text }) => text },
  { id: 'strip', header: '平台', size: 1, cell: () => null },
  { id: 'rate', header: '可见度', size: 1, cell: () => null, csv: ({ rate }) => rate },
];

describe('tableCsv', () => {
  it('writes the columns that can be written, unrounded, with a byte order mark', async () => {
    const blob = csvFile(
      tableCsv(columns, [
        { text: '哪款好', rate: 1 / 3 },
        { text: 'a, "b"\nc', rate: null },
      ]),
    );
    expect(blob.type).toContain('text/csv');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await blob.text()).toBe('提问,可见度\r\n哪款好,0.3333333333333333\r\n"a, ""b""\nc",\r\n');
  });

  it('names a column by what it is called in files', async () => {
    const last = {
      id: 'last',
      header: '最近',
      fileHeader: '最近（全部日期）',
      size: 1,
      cell: () => null,
      csv: () => 1,
    };
    expect(await csvFile(tableCsv([last], [])).text()).toBe('最近（全部日期）\r\n');
  });

  it('lets no spreadsheet run a text, and leaves negative numbers numbers', async () => {
    const text = await csvFile(tableCsv(columns, [{ text: '=HYPERLINK("x")', rate: -0.5 }])).text();
    expect(text).toContain(`"'=HYPERLINK(""x"")",-0.5`);
  });
});
