import { sampleInvitations, samplePlans, sampleTeam, sampleUsers } from '#fixtures/sample.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

const current = samplePlans.find(({ id }) => id === sampleTeam.plan_id)!;
const textOf = (locale: string | undefined, text: { zh: string; en: string }): string =>
  locale === 'en-US' ? text.en : text.zh;

/** A price in the format of the reader's language: in dollars for English. */
const priceOf = (locale: string | undefined, yuan: number, dollars: number): string =>
  locale === 'en-US' ? `$${dollars.toLocaleString('en')}` : `¥${yuan.toLocaleString('en')}`;

test('plans stand side by side; yearly prices and the saving stand in the address', async ({ page, t, locale }) => {
  await page.goto('/membership');
  const name = textOf(locale, current.name);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(page.getByRole('heading', { level: 2, name: t('membership.limits') })).toBeVisible();
  for (const plan of samplePlans) {
    await expect(page.getByRole('heading', { name: textOf(locale, plan.name), exact: true })).toBeVisible();
  }
  await expect(card).toContainText(t('membership.current'));
  const monthly = priceOf(locale, current.price_month, current.price_month_usd);
  const yearly = priceOf(locale, current.price_year, current.price_year_usd);
  await expect(card).toContainText(monthly);
  await page.getByRole('radio', { name: t('membership.billing.year') }).click();
  await expect(page).toHaveURL(/\/membership\?billing=year$/);
  const { price_month, price_year, price_month_usd, price_year_usd } = current;
  const saved = priceOf(locale, price_month * 12 - price_year, price_month_usd * 12 - price_year_usd);
  await expect(card).toContainText(yearly);
  await expect(card).toContainText(saved);
  await page.reload();
  await expect(card).toContainText(yearly);
  await page.goBack();
  await expect(card).toContainText(monthly);
});

test('each limit says what it means and how much of it is in use', async ({ page, t }) => {
  await page.goto('/membership');
  const table = page.getByRole('table', { name: t('membership.limits') });
  const row = (name: 'projects' | 'members' | 'prompts') =>
    table.getByRole('row').filter({ hasText: t(`membership.means.${name}`) });
  const limits = current.limits;
  await expect(row('members')).toContainText(
    t('membership.use', { used: sampleUsers.length, limit: limits.members ?? 0 }),
  );
  const pending = sampleInvitations.filter(({ status }) => status === 'pending').length;
  await expect(row('members')).toContainText(t('membership.pending', { count: pending }));
  // Other tests import projects that this team sees too; samples do not count.
  const origins = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as readonly { origin?: string }[]).map(
      ({ origin }) => origin,
    ),
  );
  expect(origins.filter((origin) => origin === 'sample').length).toBeGreaterThanOrEqual(3);
  const used = origins.filter((origin) => origin !== 'sample').length;
  await expect(row('projects')).toContainText(t('membership.use', { used, limit: limits.projects ?? 0 }));
  await expect(row('prompts')).toContainText(t('project.origin.sample'));
  await expect(row('prompts')).toContainText(t('membership.noLimit'));
});

test('the calculator says what a sampling costs and which plans hold it; its place stands in the address', async ({
  page,
  t,
}) => {
  await page.goto('/membership?plan=20-3-1-35');
  const verdicts = page.getByRole('list', { name: t('membership.verdicts') }).getByRole('listitem');
  await expect(verdicts).toHaveCount(samplePlans.length);
  await expect(page.getByText(t('membership.cost', { prompts: 20, platforms: 3, runs: 1, answers: 60 }))).toBeVisible();
  await expect(verdicts.nth(0)).toContainText(
    t('membership.exceeded', { name: t('membership.limit.prompts'), limit: samplePlans[0]?.limits.prompts ?? 0 }),
    // Within the sentence, names are in lower case.
    { ignoreCase: true },
  );
  await expect(verdicts.nth(1)).toContainText(t('membership.holds'));
  const runs = page.getByRole('slider', { name: t('precision.runsEach') });
  await runs.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByText(t('membership.cost', { prompts: 20, platforms: 3, runs: 3, answers: 180 })),
  ).toBeVisible();
  await expect(verdicts.nth(1)).toContainText(t('membership.limit.runs_per_week'), { ignoreCase: true });
  await expect(page).toHaveURL(/plan=20-3-3-35/);
  await page.reload();
  await expect(
    page.getByText(t('membership.cost', { prompts: 20, platforms: 3, runs: 3, answers: 180 })),
  ).toBeVisible();
});

test('plans that do not load are said in place, and come with a retry', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/502/);
  await setFault('http502@/api/front/vip');
  await page.goto('/membership');
  await expect(page.getByText(t('error.loadFailed', { what: t('membership.plans') }))).toBeVisible();
  await setFault(null);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('table', { name: t('membership.limits') })).toBeVisible();
});
