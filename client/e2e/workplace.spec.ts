import { createIntl } from 'react-intl';
import * as v from 'valibot';
import { alertReport } from '#server/analysis/alerts/alertReport.ts';
import { actionBoardSchema } from '../src/api/actionSchemas.ts';
import { formatPercent } from '../src/components/figures/formats.ts';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { Shell } from './Shell.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { expectedOverview } from './support/expectedOverview.ts';
import { importLamps, LAMP_PROMPTS } from './support/importLamps.ts';
import { onlySamples } from './support/onlySamples.ts';
import { lastDays, sampleTable, todayInZone } from './support/sampleTable.ts';
import { signIn } from './support/signIn.ts';
import { WorkplacePageObject } from './WorkplacePageObject.ts';

test.describe('an admin', () => {
  test.use({ account: 'admin' });

  test('every project stands at a glance; its figure leads to the answers, its name to the same figure', async ({
    page,
    t,
    locale,
    called,
  }) => {
    const intl = createIntl({ locale: locale === 'en-US' ? 'en-US' : 'zh-CN' });
    const [tile] = expectedOverview({}).tiles;
    if (tile?.measure === null || tile === undefined) throw new Error('thin sample');
    await onlySamples(page);
    const workplace = new WorkplacePageObject(page, t);
    await workplace.open();
    await expect(page).toHaveTitle(new RegExp(t('menu.dashboard.workplace'), 'u'));
    const own = called(sampleTable().project.name);
    await expect(workplace.cards.first()).toContainText(t('workplace.card.current'));
    await expect(workplace.value(own)).toHaveText(formatPercent(intl, tile.measure.value));
    await workplace.value(own).click();
    await expect(page).toHaveURL(/\/overview\/index\?/u);
    await expectAnswers(workplace.drawer, t, tile.measure.numerator);

    // Dates chosen elsewhere must not override those of the other project's card.
    await page.goto('/overview/index?start_time=2026-01-01&end_time=2026-01-31');
    await page
      .getByRole('link', { name: t('menu.dashboard.workplace'), exact: true })
      .first()
      .click();
    await workplace.ready();
    const other = workplace.cards.nth(1);
    const name = (await other.getAttribute('aria-label')) ?? '';
    const shown = await workplace.value(name).textContent();
    await other.getByRole('button', { name: t('workplace.card.open', { name }) }).click();
    await expect(page.getByRole('button', { name: t('project.current', { name }) })).toBeVisible();
    await expect(page).toHaveURL(/\/overview\/index(?:\?project=\w+)?$/u);
    const overview = new OverviewPageObject(page, t);
    await overview.ready();
    await expect.poll(async () => overview.value('visibility')).toBe(shown);
  });

  test('an alert shows what it is judged by, the answers behind it, and where to look into it', async ({ page, t }) => {
    const workplace = new WorkplacePageObject(page, t);
    const drop = alertReport(sampleTable(), lastDays(7), todayInZone()).alerts.find(({ rule }) => rule === 'own_drop');
    if (drop?.measure === null || drop === undefined) throw new Error('nothing fell in the sample');
    await workplace.open();
    // A wrong price is more severe than a drop on one platform.
    const alert = workplace.alerts
      .getByRole('listitem')
      .filter({ hasText: t('figures.verdict.real') })
      .first();
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(`n ${String(drop.measure.n)}`);
    await alert.getByRole('button').click();
    await expectAnswers(workplace.drawer, t, drop.measure.numerator);
    await page.reload();
    await expectAnswers(workplace.drawer, t, drop.measure.numerator);
    await page.goBack();
    await expect(workplace.drawer).toBeHidden();
    await alert.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/answer/index\\?platform_ids=${drop.platform_id ?? ''}`, 'u'));
  });

  test('what the reader was given to do is listed until it is done, and opens on the board', async ({ page, t }) => {
    const headers = { authorization: `Bearer ${await signIn(page.request, 'admin')}` };
    const reply = await page.request.get('/api/front/optimize/actions', { headers });
    const { list, members } = v.parse(v.object({ data: actionBoardSchema }), await reply.json()).data;
    const me = members.find(({ self }) => self)?.id;
    const [first] = list;
    if (me === undefined || first === undefined) throw new Error('the board is empty');
    const change = async (changes: object) =>
      page.request.post('/api/front/optimize/actions/update', { headers, data: { id: first.id, changes } });
    await change({ assignee_id: me, due: '2020-02-03', title: '先访谈两位工程师' });
    const workplace = new WorkplacePageObject(page, t);
    await workplace.open();
    const task = workplace.tasks.getByRole('listitem');
    await expect(task).toHaveCount(1);
    await expect(task).toContainText('2020');
    await task.getByRole('link', { name: '先访谈两位工程师' }).click();
    await expect(page).toHaveURL(/\/optimize\/index\?action=/u);
    await expect(workplace.drawer).toBeVisible();
    await change({ column: 'done' });
    await workplace.open();
    await expect(workplace.tasks).toContainText(t('workplace.tasks.none'));
  });

  test('recent answers are chosen in the address, and one opens among its like', async ({ page, t }) => {
    const workplace = new WorkplacePageObject(page, t);
    await workplace.open('?recent=not_named');
    const rows = workplace.recent.getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const brand = sampleTable().project.brands[0]?.name ?? '';
    await expect(rows.filter({ has: page.getByText(brand, { exact: true }) })).toHaveCount(0);
    await workplace.recent.getByText(t('workplace.recent.named'), { exact: true }).click();
    await expect(page).toHaveURL(/recent=named/u);
    await expect(rows.filter({ has: page.getByText(brand, { exact: true }) })).toHaveCount(5);
    await rows.nth(1).getByRole('button').click();
    await expect(workplace.drawer.getByText(brand).first()).toBeVisible();
    await page.keyboard.press('k');
    await expect(
      workplace.drawer.getByText(new RegExp(t('answers.place', { place: 1, total: '(.*)' }), 'u')),
    ).toBeVisible();
    await closeByEscape(page, workplace.drawer);
  });

  test('an imported project says its own days and what it still needs, until that is put away', async ({
    page,
    t,
    locale,
  }) => {
    const name = `Desk ${locale ?? ''}`;
    await importLamps(name);
    const workplace = new WorkplacePageObject(page, t);
    await workplace.open();
    await page.getByRole('button', { name: t('project.current', { name: '' }).split(/[:：]/u)[0] ?? '' }).click();
    await page.getByRole('option', { name: new RegExp(name, 'u') }).click();
    await expect(workplace.value(name)).toHaveText('50.0%');
    await expect(workplace.card(name)).toContainText('2024');
    await expect(workplace.alerts.getByRole('listitem').first()).toContainText('2024');

    const steps = workplace.checklist.getByRole('listitem');
    await expect(workplace.checklist).toContainText(t('workplace.checklist.progress', { done: 4, total: 6 }));
    await expect(steps.filter({ hasText: t('workplace.checklist.done') })).toHaveCount(4);
    await expect(steps.nth(2)).toContainText(String(LAMP_PROMPTS));
    await workplace.checklist.getByRole('button', { name: t('workplace.step.brand_names') }).click();
    await expect(workplace.drawer.getByRole('heading', { name: t('project.brandNames') })).toBeVisible();
    await closeByEscape(page, workplace.drawer);
    await workplace.checklist.getByRole('button', { name: t('workplace.checklist.hide') }).click();
    await expect(workplace.checklist).toBeHidden();
    await page.reload();
    await workplace.ready();
    await workplace.actions.getByRole('button', { name: t('workplace.checklist.show') }).click();
    await expect(workplace.checklist).toBeVisible();

    await workplace.value(name).click();
    await expect(page).toHaveURL(/start_time=2024-03-01&end_time=2024-03-07/u);
    await expectAnswers(workplace.drawer, t, 24);
  });

  test('what fails says so in its place, and the rest stands', async ({ page, t, setFault, allowErrors }) => {
    allowErrors(/HTTP 502/u, /502/u);
    const workplace = new WorkplacePageObject(page, t);
    await setFault('http502@/api/front/workplace/index');
    await page.goto('/dashboard/workplace');
    await workplace.alerts.waitFor();
    const failed = page.getByRole('region', { name: t('workplace.projects') }).getByRole('alert');
    await expect(failed).toContainText(t('error.loadFailed', { what: t('workplace.projects') }));
    await setFault(null);
    await failed.getByRole('button', { name: t('common.retry') }).click();
    await expect(workplace.cards.first()).toBeVisible();
    await expect(failed).toBeHidden();
  });
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('an announcement that is opened is read, in the bell, too', async ({ page, t }) => {
    const workplace = new WorkplacePageObject(page, t);
    await workplace.open();
    const bell = (count: number) => page.getByRole('button', { name: t('notices.button', { count }), exact: true });
    const unread = workplace.news.getByText(t('notices.unread'));
    await unread.first().waitFor();
    const any = new RegExp(t('notices.button', { count: 77 }).replace('77', String.raw`(\d+)`), 'u');
    const name = (await page.getByRole('button', { name: any }).getAttribute('aria-label')) ?? '';
    const before = Number(any.exec(name)?.[1]);
    expect(before).toBeGreaterThan(1);
    await workplace.news
      .getByRole('listitem')
      .filter({ hasText: t('notices.unread') })
      .first()
      .getByRole('button')
      .click();
    await expect(bell(before - 1)).toBeVisible();
    await workplace.open();
    await workplace.news.getByRole('button', { name: t('notices.markAll') }).click();
    await expect(unread).toHaveCount(0);
    await expect(bell(0)).toBeVisible();
  });

  test('is offered what a member may do, and reaches it by keyboard; the left-over address shows the same', async ({
    page,
    t,
  }) => {
    const workplace = new WorkplacePageObject(page, t);
    await page.goto('/workplace222');
    await workplace.ready();
    const link = (id: 'workplace.quick.invite' | 'workplace.quick.prompts') =>
      workplace.actions.getByRole('link', { name: t(id), exact: true });
    await expect(link('workplace.quick.invite')).toHaveCount(0);
    await expect(new Shell(page, t).heading).toContainText(/\S/u);
    await workplace.actions.getByRole('button', { name: t('workplace.quick.import') }).focus();
    await page.keyboard.press('Enter');
    await expect(workplace.drawer.getByRole('heading', { name: t('project.import') })).toBeVisible();
    await closeByEscape(page, workplace.drawer);
    await link('workplace.quick.prompts').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/prompt\?add=many/u);
  });
});
