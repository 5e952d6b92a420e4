import type { Locator } from '@playwright/test';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { logInElsewhere, ProfilePageObject } from './ProfilePageObject.ts';
import { ACCOUNTS } from './support/signIn.ts';

const SELF = '林晚舟';
const RENAMED = '林小舟';
const { email, password } = ACCOUNTS.admin;
const NEW_PASSWORD = 'Quite-New-2027';

test.use({ account: 'admin' });

test('basic data survive a reload and a failed save, and a saved name shows in every browser tab', async ({
  page,
  context,
  t,
  setFault,
  called,
}) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('basic');
  await profile.field(t('profile.field.personalWebsite')).fill('example.com');
  await profile.field(t('profile.field.name')).fill(RENAMED);
  await profile.button(t('profile.save')).click();
  await expect(profile.alerts).toHaveText(t('profile.website.invalid'));
  await expect(profile.field(t('profile.field.personalWebsite'))).toBeFocused();
  await profile.field(t('profile.field.personalWebsite')).fill('https://example.com/我');
  await page.reload();
  await expect(profile.field(t('profile.field.name'))).toHaveValue(RENAMED);
  const other = new ProfilePageObject(await context.newPage(), t);
  await other.page.goto('/overview/index');
  await expect(other.account(called(SELF))).toBeVisible();

  await setFault('code500@/api/front/user/editProfile');
  await profile.button(t('profile.save')).click();
  await expect(profile.alerts).toHaveText(t('error.server'));
  await expect(profile.field(t('profile.field.name'))).toHaveValue(RENAMED);
  await setFault(null);
  await profile.button(t('profile.save')).click();
  await expect(page.getByText(t('profile.basic.saved'))).toBeVisible();
  await expect(profile.account(RENAMED)).toBeVisible();
  await expect(other.account(RENAMED)).toBeVisible();
  await page.reload();
  await expect(profile.field(t('profile.field.personalWebsite'))).toHaveValue('https://example.com/我');
  await expect(profile.button(t('profile.giveUp'))).toBeHidden();
});

test('a picture is cropped by pointer and keys, shown at once, kept, and can be removed', async ({ page, t }) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('basic');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });
  await profile.pick.setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer });
  const slider = profile.dialog.getByRole('slider', { name: t('upload.crop.across') });
  const stage = profile.dialog.getByRole('img', { name: t('upload.crop.preview') });
  // The image is rendered once the dialog has its full size, and can be dragged from then on.
  await stage.getByRole('presentation').waitFor();
  const { x = 0, y = 0, width = 0 } = (await stage.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  // The image is twice as wide as high: half a stage of room on each side.
  await page.mouse.move(x + width / 4, y + width / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '75%');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0%');
  await profile.dialog.getByRole('slider', { name: t('upload.crop.zoom') }).press('End');
  await profile.confirm(t('upload.crop.use'));
  await expect(page.getByText(t('profile.avatar.saved'))).toBeVisible();
  const size = async (): Promise<readonly number[]> =>
    profile.picture.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return [naturalWidth, naturalHeight];
    });
  await expect.poll(size).toEqual([64, 64]);
  await page.reload();
  await expect.poll(size).toEqual([64, 64]);
  await profile.button(t('common.remove')).click();
  await expect(page.getByText(t('profile.avatar.removed'))).toBeVisible();
  await expect(profile.picture).toBeHidden();
  await profile.pick.setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 x'),
  });
  await expect(page.getByRole('img', { name: t('upload.pdf') })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('files that are no pictures are refused with the reason, and sending can be stopped', async ({
  page,
  t,
  setFault,
}) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('basic');
  const take = async (bytes: Buffer): Promise<void> =>
    profile.pick.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes });
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } });
  await take(Buffer.from('<svg onload="x()"/>'));
  await expect(profile.alerts).toHaveText(t('upload.wrongType'));
  await take(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]));
  await expect(profile.alerts).toHaveText(t('upload.tooLarge', { most: 2 }));
  await take(png.subarray(0, 40));
  await expect(profile.alerts).toHaveText(t('upload.broken'));

  await setFault('delay=20000@/api/common/upload/avatar');
  await take(png);
  await profile.confirm(t('upload.crop.use'));
  const circle = page.getByRole('progressbar', { name: t('upload.sending', { name: 'a.png' }) });
  await expect(circle).toBeVisible();
  await profile.button(t('common.cancel')).click();
  await expect(circle).toBeHidden();
  await expect(profile.alerts).toBeHidden();
  await expect(profile.picture).toBeHidden();
});

test('email and phone change only with the current password', async ({ page, t }) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('account');
  await profile.field(t('create.email')).fill(ACCOUNTS.member.email);
  await profile.field(t('profile.phone')).fill('+86 199 0000 0099');
  await profile.field(t('profile.password.current')).fill('not-this-one');
  await profile.button(t('profile.save')).click();
  await expect(profile.alerts).toHaveText(t('profile.password.wrong'));
  await expect(profile.field(t('profile.password.current'))).toBeFocused();
  await profile.field(t('profile.password.current')).fill(password);
  await profile.button(t('profile.save')).click();
  await expect(profile.alerts).toHaveText(t('profile.email.taken'));
  await profile.field(t('create.email')).fill('new@answerscope.dev');
  await profile.button(t('profile.save')).click();
  await expect(page.getByText(t('profile.account.saved'))).toBeVisible();
  await expect(profile.field(t('profile.password.current'))).toHaveValue('');
  await page.reload();
  await expect(profile.field(t('create.email'))).toHaveValue('new@answerscope.dev');
  await expect(profile.field(t('profile.phone'))).toHaveValue('+86 199 0000 0099');
});

test('a new password needs the old one, logs the other devices out when asked, and is kept nowhere', async ({
  page,
  request,
  t,
}) => {
  const firefox = await logInElsewhere(request, 'firefox');
  const profile = new ProfilePageObject(page, t);
  await profile.open('password');
  const fill = async (current: string, next: string, repeat: string): Promise<void> => {
    await profile.field(t('profile.password.current')).fill(current);
    await profile.field(t('profile.password.next')).fill(next);
    await profile.field(t('password.repeat')).fill(repeat);
    await profile.button(t('profile.password.change')).click();
  };
  await fill(password, password, 'other');
  await expect(profile.alerts).toHaveText([t('profile.password.same'), t('password.mismatch')]);
  await fill('not-this-one', NEW_PASSWORD, NEW_PASSWORD);
  await expect(profile.alerts).toHaveText(t('profile.password.wrong'));
  await expect(profile.panel.getByText(t('password.strength', { level: 'strong' }))).toBeVisible();
  await profile.panel.getByText(t('profile.password.logOutOthers')).click();
  await fill(password, NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText(t('profile.password.saved'), { exact: true })).toBeVisible();
  expect(await firefox.code()).toBe(0);
  await fill(NEW_PASSWORD, password, password);
  await expect(page.getByText(t('profile.password.savedEverywhere'))).toBeVisible();
  expect(await firefox.code()).toBe(500);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(NEW_PASSWORD);
  await page.reload();
  await expect(profile.field(t('profile.password.next'))).toHaveValue('');
});

test('one device, all others and this one can be logged out', async ({ page, request, t }) => {
  const firefox = await logInElsewhere(request, 'firefox');
  const safari = await logInElsewhere(request, 'safari');
  const profile = new ProfilePageObject(page, t);
  await profile.open('devices');
  await expect(profile.devices.filter({ hasText: t('profile.devices.current') })).toHaveCount(1);
  await profile.device('Firefox').getByRole('button').click();
  await profile.confirm(t('profile.devices.logOut'));
  await expect(profile.device('Firefox')).toHaveCount(0);
  expect(await firefox.code()).toBe(500);
  expect(await safari.code()).toBe(0);
  await profile.button(t('profile.devices.logOutOthers')).click();
  await profile.confirm(t('profile.devices.logOut'));
  await expect(profile.devices).toHaveCount(1);
  expect(await safari.code()).toBe(500);
  await profile.devices.getByRole('button').click();
  await expect(profile.dialog).toContainText(t('profile.devices.askHere'));
  await profile.confirm(t('profile.devices.logOut'));
  await expect(page).toHaveURL(/\/create\?redirect=/);
});

test('a session that expires in a form leads back to it after the login, with all but the password', async ({
  page,
  t,
  setFault,
}) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('account');
  await profile.field(t('profile.phone')).fill('+86 199 0000 0098');
  await profile.field(t('profile.password.current')).fill(password);
  // On this call only: another call of the page could hit the expiry first.
  await setFault('expired@/api/front/user/updateAccount');
  await profile.button(t('profile.save')).click();
  await expect(page).toHaveURL(/\/create\?redirect=/);
  await setFault(null);
  await new CreatePageObject(page, t).logIn(email, password);
  await expect(page).toHaveURL(/\/profile\?tab=account$/);
  await expect(profile.field(t('profile.phone'))).toHaveValue('+86 199 0000 0098');
  await expect(profile.field(t('profile.password.current'))).toHaveValue('');
  await profile.button(t('profile.giveUp')).click();
  await page.reload();
  await expect(profile.field(t('profile.phone'))).toHaveValue('19900000001');
});

test('the role is switched in the account menu', async ({ page, t, called }) => {
  const profile = new ProfilePageObject(page, t);
  await profile.open('basic');
  await profile.account(called(SELF)).click();
  await page.getByRole('menuitem', { name: t('account.switchRole', { role: t('account.role.user') }) }).click();
  const acting = profile.panel.getByText(t('profile.actingAs', { role: t('account.role.user') }));
  await expect(acting).toBeVisible();
  await profile.field(t('profile.field.jobName')).fill('主编');
  await profile.button(t('profile.save')).click();
  await expect(page.getByText(t('profile.basic.saved'))).toBeVisible();
  await expect(acting).toBeVisible();
});

test.describe('somebody who sees the samples alone', () => {
  // Other tests import projects for the admins, and with own projects the bell does not report on samples.
  test.use({ account: 'member' });

  test('marks notices as read one by one or all at once', async ({ page, t }) => {
    await page.goto('/overview/index');
    const bell = (count: number) => page.getByRole('button', { name: t('notices.button', { count }), exact: true });
    const list = page.getByRole('region', { name: t('notices.title') });
    const unread = list.getByRole('listitem').filter({ hasText: t('notices.unread') });
    // The bell includes alerts of the samples, whose number depends on the day.
    const any = new RegExp(t('notices.button', { count: 77 }).replace('77', String.raw`\d+`), 'u');
    await page.getByRole('button', { name: any }).click();
    await expect(unread).not.toHaveCount(0);
    const count = await unread.count();
    await expect(bell(count)).toBeVisible();
    await unread.first().getByRole('button').click();
    await expect(page).toHaveURL(/project=/u);
    await bell(count - 1).click();
    await list.getByRole('button', { name: t('notices.markAll') }).click();
    await expect(unread).toHaveCount(0);
    await page.reload();
    await expect(bell(0)).toBeVisible();
  });
});

test('a tab that was clicked has no frame; one reached by keyboard has', async ({ page, t }) => {
  const frameOf = async (tab: Locator): Promise<string> =>
    tab.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.goto('/profile');
  const account = page.getByRole('tab', { name: t('profile.tab.account'), exact: true });
  await account.click();
  await expect(account).toBeFocused();
  expect(await frameOf(account)).toBe('none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(account).toBeFocused();
  expect(await frameOf(account)).toBe('solid');
});
