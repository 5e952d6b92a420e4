import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { workbook } from '#server/testing/workbook.ts';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { ShellDialogPageObject } from './ShellDialogPageObject.ts';

test.use({ account: 'admin' });

const HEADER = ['prompt', 'answer'];

const archive = zipSync({
  'chatgpt 2026-03-02.csv': strToU8('prompt,answer\nWhich lamp?,Lumora is bright.\nWhich desk?,'),
  '豆包 2026-03-03.csv': strToU8('prompt,answer\nWhich lamp?,Lumora too.\n,of no prompt'),
});
const sheets = workbook({
  'ChatGPT 2026-03-02': { rows: [HEADER, ['Which lamp?', 'Lumora is bright.'], ['Which desk?', '']], hiddenRows: [2] },
  '豆包 2026-03-03': [HEADER, ['Which lamp?', 'Lumora too.'], ['', 'of no prompt']],
});

for (const { name, buffer, first } of [
  { name: 'lamps.zip', buffer: archive, first: 'chatgpt 2026-03-02.csv' },
  { name: 'lamps.xlsx', buffer: sheets, first: 'ChatGPT 2026-03-02' },
]) {
  test(`names inside ${name} tell the platforms and the days, and where skipped rows are`, async ({ page, t }) => {
    const overview = new OverviewPageObject(page, t);
    await overview.open();
    const shown = new ShellDialogPageObject(page, t);
    await shown.open('project.import');
    await shown.takeFile({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
    await expect(shown.dialog.getByText(t('imports.columns.complete'))).toBeVisible();
    await expect(shown.dialog.getByText(t('imports.read.sheet_dates', { a: '2026-03-02, 2026-03-03' }))).toBeVisible();
    await expect(shown.dialog.getByText(t('imports.columns.choose'))).toBeHidden();
    await shown.button(t('imports.next')).click();
    await shown.dialog.getByLabel(t('imports.names.project')).fill(`Lamps ${randomUUID()}`);
    await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Lumora');
    await shown.button(t('imports.start')).click();
    await expect(shown.dialog.getByText(t('imports.skipped.place', { place: '3', part: first }))).toBeVisible();
    await expect(shown.dialog.getByText(/ChatGPT.*豆包/u).first()).toBeVisible();
  });
}
