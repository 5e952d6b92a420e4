import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import { ANSWERS_SCHEMA } from '../src/lib/answerExport.ts';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { ShellDialogPageObject } from './ShellDialogPageObject.ts';
import type { Translate } from './support/createTranslator.ts';
import { expectedOverview } from './support/expectedOverview.ts';

test.use({ account: 'admin' });

async function saved(page: Page, t: Translate, format: 'csv' | 'json'): Promise<string> {
  await page
    .getByRole('button', { name: t('answers.export') })
    .last()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t(`exports.${format}`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'u'));
  return readFile(await file.path(), 'utf8');
}

test('the answers of a view are saved as CSV and as JSON, all of them and no others', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const { ok, refused, empty, failed } = expectedOverview({}).scope.answers;
  const json = JSON.parse(await saved(page, t, 'json')) as { schema: string; answers: { platform: string }[] };
  expect(json.schema).toBe(ANSWERS_SCHEMA);
  expect(json.answers).toHaveLength(ok + refused + empty + failed);
  expect(await saved(page, t, 'csv')).toContain('answer');
});

test('the drawer saves exactly the answers it lists', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  await overview.tile('visibility').getByRole('button').filter({ hasText: /\d/u }).first().click();
  await overview.drawer.getByRole('listitem').first().waitFor();
  const json = JSON.parse(await saved(page, t, 'json')) as { answers: unknown[] };
  expect(json.answers).toHaveLength(expectedOverview({}).tiles[0]?.measure?.numerator ?? -1);
});

test('an export that fails says so', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/502/);
  await new OverviewPageObject(page, t).open();
  await setFault('http502@/api/front/answer/export');
  await page.getByRole('button', { name: t('answers.export') }).click();
  await page.getByRole('menuitem', { name: t('exports.csv') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error.server') })).toBeVisible();
});

for (const format of ['json', 'csv'] as const) {
  test(`what was exported as ${format} gives the same figures when it is imported again`, async ({ page, t }) => {
    const measures: readonly MeasureId[] = [
      'visibility',
      'share_of_voice',
      'average_position',
      'net_sentiment',
      'citation_rate',
    ];
    const overview = new OverviewPageObject(page, t);
    await overview.open();
    const before = await Promise.all(measures.map(async (id) => overview.value(id)));
    const text = await saved(page, t, format);
    const name = `Round trip ${randomUUID()}`;
    const shown = new ShellDialogPageObject(page, t);
    await shown.open('project.import');
    await shown.takeFile({
      name: `answers.${format}`,
      mimeType: format === 'json' ? 'application/json' : 'text/csv',
      buffer: Buffer.from(text),
    });
    await shown.button(t('imports.next')).click();
    await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
    await shown.button(t('imports.start')).click();
    await shown.button(t('imports.open')).click();
    await expect(page.getByRole('button', { name: t('project.current', { name }) })).toBeVisible();
    await overview.ready();
    // The figures for the dates of the export replace those of the default dates.
    await expect.poll(async () => Promise.all(measures.map(async (id) => overview.value(id)))).toEqual(before);
  });
}
