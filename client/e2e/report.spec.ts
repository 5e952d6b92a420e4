import type { Browser, Page } from '@playwright/test';
import { escapeRegExp } from '../src/lib/escapeRegExp.ts';
import { expect, test } from './fixtures.ts';
import { axeViolations } from './support/axeViolations.ts';
import { browserState } from './support/browserState.ts';
import type { Translate } from './support/createTranslator.ts';
import { makeReport, TITLE } from './support/makeReport.ts';
import { signIn } from './support/signIn.ts';

const PASSWORD = 'open sesame 9';

test.use({ account: 'admin' });

/** The text of the report including its chart, which is added after the drawing. */
async function documentText(page: Page): Promise<string> {
  await expect(page.locator('[data-report] .highcharts-a11y-proxy-container-after')).toBeAttached();
  return page.locator('[data-report]').innerText();
}

/** Creates a link to the listed report and returns its address. */
async function share(page: Page, t: Translate, password = ''): Promise<string> {
  await page.goto('/report');
  await page.getByRole('button', { name: t('report.links.of', { title: TITLE }) }).click();
  const dialog = page.getByRole('dialog');
  if (password !== '') await dialog.getByLabel(t('report.link.password')).fill(password);
  await dialog.getByRole('button', { name: t('report.link.make') }).click();
  return dialog.getByLabel(t('report.link.address'), { exact: true }).inputValue();
}

/** A browser of another person, not logged in. */
async function stranger(browser: Browser, mockSession: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, extraHTTPHeaders: { 'x-mock-session': mockSession } });
  const { items } = browserState('http://127.0.0.1', { locale, token: null, project: null });
  // Stores only the reader's language setting.
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  return context.newPage();
}

test('a report is shared from its own page, and a link greets a stranger in the language of their browser', async ({
  page,
  t,
  browser,
  locale,
}) => {
  await makeReport(page, t);
  await page.getByRole('button', { name: t('report.links'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('report.link.make') }).click();
  await expect(dialog.getByLabel(t('report.link.address'), { exact: true })).toHaveValue(/\/shared\/\S+$/u);

  const context = await browser.newContext({ locale: locale ?? 'zh-CN' });
  const visitor = await context.newPage();
  await visitor.goto(new URL('/shared/no-such-report', page.url()).href);
  await expect(visitor.getByRole('heading', { name: t('shared.closed') })).toBeVisible();
  await context.close();
});

test('an open report gives the browser tab its name, the list does not, and the report opened again does', async ({
  page,
  t,
}) => {
  await makeReport(page, t);
  await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(TITLE)} · `, 'u'));
  await page.getByRole('button', { name: t('common.back') }).click();
  await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(t('menu.report'))} · `, 'u'));
  await page.getByRole('button', { name: t('report.open', { title: TITLE }) }).click();
  await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(TITLE)} · `, 'u'));
});

test('a report that was made stays as it was made, whatever is deleted and renamed afterwards', async ({
  page,
  t,
  request,
}) => {
  await makeReport(page, t);
  const before = await documentText(page);
  expect(before).toContain(t('issued.section.letter'));
  const address = page.url();
  const headers = {
    authorization: `Bearer ${await signIn(request, 'admin')}`,
    'project-id': new URL(address).searchParams.get('project') ?? '',
  };
  const list = (await (await request.get('/api/front/prompt/index?page=1&page_size=5', { headers })).json()) as {
    data: { list: { id: string }[] };
  };
  const ids = list.data.list.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  const deleted = await request.post('/api/front/prompt/delete', { headers, data: { ids } });
  expect((await deleted.json()) as object).toMatchObject({ code: 0 });
  await page.goto(address);
  await expect(page.locator('[data-report] svg.highcharts-root')).toBeVisible();
  expect(await documentText(page)).toBe(before);
});

test('a link shows the report to a stranger, without a menu, with one call; revoked it shows nothing', async ({
  page,
  t,
  browser,
  mockSession,
  locale,
}) => {
  await makeReport(page, t);
  const made = await documentText(page);
  const link = await share(page, t);
  const reader = await stranger(browser, mockSession, locale ?? 'zh-CN');
  const calls: string[] = [];
  reader.on('request', (one) => {
    if (new URL(one.url()).pathname.startsWith('/api/')) calls.push(`${one.method()} ${new URL(one.url()).pathname}`);
  });
  const reply = await reader.goto(link);
  expect(reply?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(reader.locator('[data-report] svg.highcharts-root')).toBeVisible();
  expect(await documentText(reader)).toBe(made);
  expect(calls).toEqual(['POST /api/front/shared/report']);
  await expect(reader.getByRole('navigation')).toHaveCount(0);
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  expect(await axeViolations(reader, 'all')).toEqual([]);

  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${t('report.link.revoke')}`, 'u') })
    .click();
  await expect(page.getByRole('dialog').getByText(t('report.link.revoked'))).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: t('shared.closed') })).toBeVisible();
  await reader.goto('/shared/never-made');
  await expect(reader.getByRole('heading', { level: 1, name: t('shared.closed') })).toBeVisible();
  await reader.context().close();
});

test('a link with a password asks for it, and opens for the login of another account too', async ({
  page,
  t,
  browser,
  mockSession,
  locale,
}) => {
  await makeReport(page, t);
  const link = await share(page, t, PASSWORD);
  const reader = await stranger(browser, mockSession, locale ?? 'zh-CN');
  await reader.goto(link);
  const field = reader.getByLabel(t('shared.password'), { exact: true });
  await field.fill('not this one');
  await reader.getByRole('button', { name: t('shared.password.open') }).click();
  await expect(reader.getByText(t('shared.password.wrong'))).toBeVisible();
  expect(await axeViolations(reader, 'all')).toEqual([]);
  await field.fill(PASSWORD);
  await reader.getByRole('button', { name: t('shared.password.open') }).click();
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await reader.context().close();
});

test('what is typed about a report and its schedule outlives a reload, and goes with Cancel', async ({ page, t }) => {
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(t('report.field.title'));
  for (const opener of [t('report.make'), t('report.schedule.set')]) {
    const open = async (): Promise<void> => page.getByRole('button', { name: opener, exact: true }).click();
    await page.goto('/report');
    await open();
    await title.fill(TITLE);
    await page.reload();
    await open();
    await expect(title).toHaveValue(TITLE);
    await dialog.getByRole('button', { name: t('common.cancel') }).click();
    await expect(dialog).toBeHidden();
    await open();
    await expect(title).toHaveValue('');
    await page.reload();
    await open();
    await expect(title).toHaveValue('');
  }
});

test('a schedule without a channel that takes reports says that they are sent to nobody', async ({ page, t }) => {
  await page.goto('/report');
  await expect(page.getByText(t('report.schedule.off'))).toBeVisible();
  await expect(page.getByText(t('report.schedule.noReceivers'))).toHaveCount(0);
  await page.getByRole('button', { name: t('report.schedule.set'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('report.schedule.save'), exact: true })
    .click();
  await expect(page.getByText(t('report.schedule.noReceivers'))).toBeVisible();
  await page.getByRole('link', { name: t('report.send.add') }).click();
  await expect(page.getByRole('button', { name: t('channels.add') })).toBeVisible();
});

test('a report is sent to channels that are there; without any, it says where one is added', async ({
  page,
  t,
  request,
}) => {
  await makeReport(page, t);
  const openDialog = async () => page.getByRole('button', { name: t('report.send'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('report.send'), exact: true });
  await openDialog();
  await expect(dialog.getByText(t('report.send.none'))).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole('link', { name: t('report.send.add') })).toHaveAttribute('href', /tab=channels/u);
  expect(await axeViolations(page, 'colours')).toEqual([]);
  await page.keyboard.press('Escape');

  const headers = {
    authorization: `Bearer ${await signIn(request, 'admin')}`,
    'project-id': new URL(page.url()).searchParams.get('project') ?? '',
  };
  for (const name of ['Room <b>', 'Off']) {
    const url = 'https://hooks.invalid/services/0123456789abcdef';
    const data = { kind: 'slack', name, language: 'en-US', topics: ['report'], on: name !== 'Off', url };
    expect(await (await request.post('/api/front/channel/save', { headers, data })).json()).toMatchObject({ code: 0 });
  }
  await page.reload();
  await openDialog();
  await expect(dialog.getByRole('checkbox', { name: 'Off' })).toBeDisabled();
  const room = dialog.getByRole('checkbox', { name: 'Room <b>' });
  await expect(room).toBeChecked();
  // Clicks the label, which Playwright waits to be stable; the checkbox itself is drawn by another element.
  const pick = dialog.getByText('Room <b>', { exact: true });
  await pick.click();
  await expect(room).not.toBeChecked();
  await send.click();
  await expect(dialog.getByText(t('report.send.error.channels'))).toBeVisible();
  await pick.click();
  await send.click();
  const reason = t('channels.problem.unknown_host', { detail: 'hooks.invalid' });
  await expect(dialog.getByRole('alert').filter({ hasText: reason })).toContainText('Room <b>');
  await expect(room).not.toBeChecked();
  expect(await axeViolations(page, 'all')).toEqual([]);

  // As if the channel were reachable.
  await page.route('**/api/front/report/send', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { list: object[] } };
    const list = body.data.list.map((one) => ({ ...one, outcome: 'sent', problem: null, next_at: null }));
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, list } } });
  });
  await pick.click();
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('report.send.done', { title: TITLE, count: 1 }))).toBeVisible();
  await page.goto('/report');
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  // The dates are shown as text, whatever page was open before.
  await expect(row).toContainText(String(new Date().getFullYear()));
  await expect(row).not.toContainText('filters.');
  await page.goto('/profile?tab=channels');
  const log = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
  await expect(log).toHaveCount(2);
});
