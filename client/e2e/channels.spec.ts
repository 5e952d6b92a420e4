import { expect, test } from './fixtures.ts';
import { axeViolations } from './support/axeViolations.ts';

test.use({ account: 'admin' });

test('a channel is added, tried, said to be broken, and deleted', async ({ page, t }) => {
  await page.goto('/profile?tab=channels');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(t('channels.none'))).toBeVisible();
  await panel.getByRole('button', { name: t('channels.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('channels.field.kind')).selectOption('feishu');
  await dialog.getByRole('button', { name: t('channels.save') }).click();
  await expect(dialog.getByText(t('channels.missing.name'))).toBeVisible();
  await expect(dialog.getByText(t('channels.missing.url'))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('channels.field.name') }).fill('<b>运营群</b>');
  const url = dialog.getByRole('textbox', { name: t('channels.field.url') });
  await url.fill('https://127.0.0.1/hook');
  await dialog.getByRole('button', { name: t('channels.save') }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'FETCH_ALLOW_PRIVATE' })).toBeVisible();
  await url.fill('https://hooks.invalid/open-apis/bot/v2/hook/0123456789abcdef');
  expect(await axeViolations(page, 'all')).toEqual([]);
  await dialog.getByRole('button', { name: t('channels.save') }).click();
  await expect(dialog).toHaveCount(0);
  const row = panel.getByRole('listitem').filter({ hasText: 'hooks.invalid …cdef' });
  await row.getByRole('button', { name: t('channels.testNamed', { name: '<b>运营群</b>' }) }).click();
  const reason = t('channels.problem.unknown_host', { detail: 'hooks.invalid' });
  await expect(row.getByText(t('channels.tested.failed', { problem: reason }))).toBeVisible();
  await expect(row.getByText(t('channels.broken'))).toBeVisible();
  await expect(panel.getByText(t('channels.outcome.failed'), { exact: true })).toBeVisible();
  expect(await axeViolations(page, 'all')).toEqual([]);
  // The bell shows it, and links here.
  await page.goto('/dashboard/workplace');
  await page.getByRole('button', { name: new RegExp(`^${t('notices.title')}`, 'u') }).click();
  await page
    .getByRole('region', { name: t('notices.title') })
    .getByText('<b>运营群</b>')
    .click();
  await expect(page).toHaveURL(/\/profile\?.*tab=channels/u);
  await panel.getByRole('button', { name: t('channels.deleteNamed', { name: '<b>运营群</b>' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('channels.delete') })
    .click();
  await expect(panel.getByText(t('channels.none'))).toBeVisible();
});

test('an address outside the team waits for its confirmation, and can be asked again', async ({ page, t }) => {
  await page.goto('/profile?tab=channels');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: t('channels.add') }).click();
  const dialog = page.getByRole('dialog');
  // This server cannot send mail, and says so in the dialog.
  await expect(dialog.getByText('SMTP_URL')).toBeVisible();
  await dialog.getByRole('textbox', { name: t('channels.field.name') }).fill('Mail');
  await dialog.getByRole('textbox', { name: t('channels.field.emails') }).fill('guest@outside.example');
  await dialog.getByRole('textbox', { name: t('channels.field.emails') }).press('Enter');
  await dialog.getByRole('button', { name: t('channels.save') }).click();
  await expect(panel.getByText(t('channels.address.pending'))).toBeVisible();
  await panel.getByRole('button', { name: t('channels.address.askNamed', { email: 'guest@outside.example' }) }).click();
  await expect(page.getByText(t('channels.address.asked', { email: 'guest@outside.example' }))).toBeVisible();
});

test('the pulse can be read before it is switched on', async ({ page, t }) => {
  await page.goto('/profile?tab=channels');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: t('channels.pulse.preview') }).click();
  await expect(panel.getByText(/95%/u).first()).toBeVisible();
  await panel.getByText(t('channels.pulse.on')).click();
  await panel.getByRole('button', { name: t('channels.pulse.save') }).click();
  await expect(page.getByText(t('channels.pulse.saved'))).toBeVisible();
  await expect(panel.getByText(t('channels.pulse.noChannel'))).toBeVisible();
  await page.reload();
  await expect(
    panel.getByRole('switch', { name: t('channels.pulse.on') }).or(panel.getByLabel(t('channels.pulse.on'))),
  ).toBeChecked();
});

test.describe('without a login', () => {
  test.use({ account: null });

  test('the page of a mail link does nothing by itself and tells nothing', async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    await page.goto('/notifications/answer?use=unsubscribe&token=of-nobody');
    await expect(page.getByRole('heading', { name: t('channels.answer.title.unsubscribe') })).toBeVisible();
    expect(posted.filter((path) => path.includes('channel'))).toEqual([]);
    expect(await axeViolations(page, 'all')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: t('channels.answer.do.unsubscribe') }).click();
    await expect(page.getByText(t('channels.answer.invalid'))).toBeVisible();
  });
});
