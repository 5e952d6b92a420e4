import { alertReport } from '#server/analysis/alerts/alertReport.ts';
import { expect, test } from './fixtures.ts';
import { lastDays, sampleTable, todayInZone } from './support/sampleTable.ts';

// A user who sees only the samples: with own projects, which other tests import, the bell does not report on samples.
test.use({ account: 'member' });

test('a fall is said in the same words in the list, the bell, the overview and at home; muted, it leaves them all', async ({
  page,
  t,
  called,
}) => {
  const table = sampleTable();
  const { alerts } = alertReport(table, lastDays(7), todayInZone());
  const drop = alerts.find(({ rule }) => rule === 'own_drop');
  if (drop === undefined) throw new Error('nothing fell in the sample');
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string | null): string =>
    called(list.find((one) => one.id === id)?.name ?? '');
  const { project } = table;
  const place = nameIn(project.platforms, drop.platform_id) || nameIn(project.topics, drop.topic_id);
  const words = t('overview.alert.own_drop', {
    brand: nameIn(project.brands, drop.brand_id),
    amount: (Math.abs(drop.value ?? 0) * 100).toFixed(1),
    place,
    where: place === '' ? 'no' : 'yes',
  });
  // Notices contain a space between Chinese and Latin words, which style sheets render elsewhere, and only plain spaces.
  const told = new RegExp(
    words
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
      .replaceAll(/(?<=\p{sc=Han})(?=[\p{sc=Latin}\p{N}])|(?<=[\p{sc=Latin}\p{N}])(?=\p{sc=Han})/gu, ' ?'),
    'u',
  );
  const overview = page.getByRole('region', { name: t('overview.alerts'), exact: true });
  const home = page.getByRole('region', { name: t('workplace.alerts'), exact: true });
  const bell = page.getByRole('region', { name: t('notices.title') });
  const bellButton = page.getByRole('button', {
    name: new RegExp(t('notices.button', { count: 77 }).replace('77', String.raw`\d+`), 'u'),
  });

  await page.goto('/overview/index');
  await expect(overview.getByText(words)).toBeVisible();
  await page.goto('/dashboard/workplace');
  await expect(home.getByText(words)).toBeVisible();
  await bellButton.click();
  await expect(bell.getByText(told)).toBeVisible();
  await bell.getByRole('link', { name: t('notices.alerts') }).click();

  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText(t('figures.verdict.real'));
  await expect(row).toContainText(t('alerts.state.new'));
  await row.getByRole('button', { name: t('alerts.acknowledgeOf', { alert: words }), exact: true }).click();
  await expect(row).not.toContainText(t('alerts.state.new'));
  await row.getByRole('button', { name: t('alerts.muteOf', { alert: words }), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('alerts.mute'), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  await page.goto('/overview/index');
  await overview.waitFor();
  await expect(overview.getByText(words)).toHaveCount(0);
  await page.goto('/dashboard/workplace');
  await home.waitFor();
  await expect(home.getByText(words)).toHaveCount(0);

  await page.goto('/dashboard/alerts?view=muted');
  await row.getByRole('button', { name: t('alerts.unmuteOf', { alert: words }), exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/dashboard/alerts');
  await expect(row).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/answer\/index\?.*start_time=/u);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what can be done to an alert is in sight without scrolling to the side', async ({ page, t }) => {
    await page.goto('/dashboard/alerts');
    const cards = page.getByRole('list', { name: t('menu.dashboard.alerts') }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    for (const button of await cards.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
    const fresh = cards.filter({ hasText: t('alerts.state.new') });
    const before = await fresh.count();
    await fresh
      .first()
      .getByRole('button', { name: t('alerts.acknowledge') })
      .click();
    await expect(fresh).toHaveCount(before - 1);
    await cards.getByRole('link').first().click();
    await expect(page).toHaveURL(/start_time=/u);
  });
});
