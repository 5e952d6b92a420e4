import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { importLamps, LAMP_PROMPTS, LAMP_RUNS } from './support/importLamps.ts';

test.use({ account: 'admin' });

test('answers imported by the command are a project to look at, outside dates included', async ({
  page,
  t,
  locale,
}) => {
  const name = `Lamps ${locale ?? ''}`;
  expect(await importLamps(name)).toContain('Lumora');

  await page.goto('/overview/index');
  const overview = new OverviewPageObject(page, t);
  await overview.ready();
  await page.getByRole('button', { name: t('project.current', { name: '' }).split(/[:：]/u)[0] ?? '' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  // No dates were chosen, and the last 7 days have no answers of the project: the last days with answers are shown.
  await expect(page.getByText(t('filters.empty.moved'))).toBeVisible();
  await expect(page).toHaveURL(/start_time=2024-/u);
  await overview.ready();
  await expect.poll(async () => overview.value('visibility')).toBe('50.0%');
  await expect(overview.tile('visibility')).toContainText(`n ${LAMP_PROMPTS * LAMP_RUNS}`);
});
