import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { axeViolations } from './support/axeViolations.ts';
import { ACCOUNTS } from './support/signIn.ts';
import { startAskingMock } from './support/startAskingMock.ts';
import type { AskingMock } from './support/startAskingMock.ts';

test.describe.configure({ mode: 'serial' });

let mock: AskingMock;
test.beforeAll(async () => {
  mock = await startAskingMock();
});
test.afterAll(async () => {
  await mock.stop();
});

test('a newcomer creates a project, has a first round asked and reads its figures', async ({ page, t }) => {
  test.slow();
  mock.fake.words = () => 'Take Lumora first, then Wickett.';
  // One of the two rejects the key: its failures are shown with advice.
  mock.fake.failAlways('mistral', 'auth');
  await page.route('**/api/**', async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    // As a reverse proxy passes on the host of the request.
    const headers = { ...route.request().headers(), 'x-forwarded-host': host };
    await route.fulfill({ response: await route.fetch({ url: `${mock.origin}${pathname}${search}`, headers }) });
  });
  await page.goto('/create');
  await page.getByRole('textbox', { name: t('create.email') }).fill(ACCOUNTS.admin.email);
  await page.getByLabel(t('create.password'), { exact: true }).fill(ACCOUNTS.admin.password);
  await page.getByRole('button', { name: t('create.login'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/create/u);

  await page.goto('/project/new');
  const name = `Lumora ${randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: t('newProject.brand.name') }).fill('Lumora');
  await page.getByRole('textbox', { name: t('newProject.name') }).fill(name);
  await page.getByText(t('newProject.prompts.way.paste'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('newProject.paste') }).fill('Which lamp is best?\nWhich lamp lasts?');
  await page.getByRole('button', { name: t('newProject.paste.add') }).click();
  // Blueprint covers its checkboxes with another element.
  await page.getByRole('checkbox', { name: 'OpenAI', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Mistral', exact: true }).check({ force: true });
  await page.getByRole('button', { name: t('collect.try.named', { name: 'OpenAI' }) }).click();
  await expect(page.getByText('Take Lumora first, then Wickett.')).toBeVisible();
  await page.getByRole('button', { name: t('newProject.createAndAsk') }).click();

  await expect(page.getByRole('heading', { name: t('menu.answer.runs'), level: 1 })).toBeVisible();
  const advice = t('collect.advice.check_key', { name: 'Mistral (API)', key: 'MISTRAL_API_KEY', model: '' });
  await expect(page.getByText(advice)).toBeVisible({ timeout: 60_000 });
  const again = page.getByRole('button', { name: t('runs.again') });
  await expect(again).toBeVisible({ timeout: 60_000 });
  expect(await axeViolations(page, 'all')).toEqual([]);

  mock.fake.failAlways('mistral', null);
  await again.click();
  await expect(page.getByText(t('runs.state.complete')).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: t('menu.overview.index'), exact: true }).click();
  const overview = new OverviewPageObject(page, t);
  await overview.ready();
  await expect.poll(async () => overview.value('visibility'), { timeout: 30_000 }).toBe('100.0%');
});
