import { readFile } from 'node:fs/promises';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { setLevel } from './support/setLevel.ts';
import { ACCOUNTS } from './support/signIn.ts';
import { TeamPageObject } from './TeamPageObject.ts';

const SELF = '林晚舟';
const OTHER_ADMIN = '周念安';
const MEMBER = '陈知远';
const PENDING = 'lu.qinghe@answerscope.dev';
const EXPIRED = 'bai.lu@answerscope.dev';

test.describe('an admin', () => {
  test.use({ account: 'admin' });

  test('searches and orders the members; the address, Back and a reload know it', async ({ page, t, called }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await team.members.getByRole('button', { name: t('team.column.joined') }).click();
    await expect(page).toHaveURL(/sort=joined_at\.desc/u);
    await expect.poll(async () => (await team.names()).at(-1)).toContain(called(SELF));
    await team.search.fill('陈');
    await expect(page).toHaveURL(/q=/u);
    await expect.poll(() => team.names()).toEqual([called(MEMBER)]);
    await page.reload();
    await expect.poll(() => team.names()).toEqual([called(MEMBER)]);
    await page.goBack();
    await expect.poll(async () => (await team.names()).at(0)).toContain(called(SELF));
    await team.search.fill('nobody at all');
    await page.getByRole('button', { name: t('team.search.clear') }).click();
    await expect(team.row(called(MEMBER))).toBeVisible();
  });

  test('changes what a member may see; the choice survives a reload and a failed save', async ({
    page,
    t,
    setFault,
    called,
  }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await team.pressInRow(called(MEMBER), t('team.member.edit', { name: called(MEMBER) }));
    await team.dialog.getByText(called('浔芷护肤')).click();
    await team.dialog.getByText(called('澄驭汽车')).click();
    await page.reload();
    await expect(team.dialog.getByRole('checkbox', { name: called('浔芷护肤') })).toBeChecked();
    await expect(team.dialog.getByRole('checkbox', { name: called('澄驭汽车') })).not.toBeChecked();
    await setFault('code500@/api/front/user/team/membersUpdate');
    await team.press(t('team.save'));
    await expect(team.dialog.getByRole('alert')).toHaveText(t('error.server'));
    await setFault(null);
    await team.press(t('team.save'));
    await expect(team.dialog).toBeHidden();
    await expect(team.row(called(MEMBER))).toContainText(called('浔芷护肤'));
    await expect(team.row(called(MEMBER))).not.toContainText(called('澄驭汽车'));
  });

  test('reads who did what, narrows it down, and saves it as a file', async ({ page, t, called }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await team.pressInRow(called(MEMBER), t('team.member.edit', { name: called(MEMBER) }));
    await team.dialog.getByText(called('浔芷护肤')).click();
    await team.press(t('team.save'));
    await expect(team.dialog).toBeHidden();
    await page.getByRole('radio', { name: t('team.view.activity') }).click();
    const grid = page.getByRole('grid', { name: t('team.view.activity') });
    const entry = grid.getByRole('row').filter({ hasText: t('activity.deed.user/team/membersUpdate') });
    await expect(entry).toContainText(called(SELF));
    await expect(entry).toContainText(called(MEMBER));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('charts.export.csv') }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(called(MEMBER));
    await page.getByRole('combobox', { name: t('activity.kind') }).selectOption('delete');
    await expect(page).toHaveURL(/kind=delete/u);
    await page.getByRole('button', { name: t('team.search.clear') }).click();
    await expect(entry).toBeVisible();
  });

  test('removes members by name, but neither themselves nor, being the last admin, their own role', async ({
    page,
    t,
    called,
  }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    const kept = t('team.member.kept.self', { name: called(SELF) });
    await expect(team.row(called(SELF)).getByRole('button', { name: kept })).toBeDisabled();
    await team.pressInRow(called(OTHER_ADMIN), t('team.member.remove', { name: called(OTHER_ADMIN) }));
    await expect(team.dialog.getByRole('button', { name: t('common.remove') })).toBeDisabled();
    await team.dialog.getByRole('textbox').fill(called(OTHER_ADMIN));
    await team.press(t('common.remove'));
    await expect(team.dialog).toBeHidden();
    await expect(team.row(called(OTHER_ADMIN))).toHaveCount(0);
    await expect(team.row(called(SELF))).toContainText(t('team.lastAdmin'));
    await team.pressInRow(called(SELF), t('team.member.edit', { name: called(SELF) }));
    await expect(team.dialog.getByText(t('team.lastAdmin.explained'))).toBeVisible();
    await expect(team.dialog.getByRole('radio').first()).toBeDisabled();
  });

  test('invites many at once; who is refused stays with the reason, what is typed survives a reload', async ({
    page,
    t,
  }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await page.getByRole('button', { name: t('team.invite'), exact: true }).click();
    await team.addresses.fill(
      `Ann Ace <ann@guests.example>; BO@guests.example，bo@guests.example\n${PENDING} ${ACCOUNTS.member.email} nonsense`,
    );
    for (const reason of ['invalid', 'duplicate', 'member', 'pending'] as const) {
      await expect(team.dialog.getByText(t(`team.reason.${reason}`))).toBeVisible();
    }
    await page.reload();
    await expect(team.addresses).toHaveValue(/^Ann Ace/u);
    await team.press(t('team.invite.send', { count: 2 }));
    await expect(team.dialog.getByRole('status')).toHaveText(t('team.invite.partly', { count: 2 }));
    await expect(team.addresses).toHaveValue(`${PENDING}\n${ACCOUNTS.member.email}\nnonsense`);
    // The plan's limit is 15: 9 members, 3 earlier invitations and 2 new ones leave one seat.
    await team.addresses.fill('cy@guests.example dee@guests.example');
    await team.press(t('team.invite.send', { count: 2 }));
    await expect(team.dialog.getByText(t('team.reason.limit'))).toBeVisible();
    await expect(team.addresses).toHaveValue('dee@guests.example');
    await team.dialog
      .getByRole('button', { name: t('common.close') })
      .last()
      .click();
    await page.getByRole('radio', { name: t('team.view.invitations'), exact: true }).click();
    for (const email of ['ann@guests.example', 'bo@guests.example', 'cy@guests.example']) {
      await expect(team.row(email)).toContainText(t('team.status.pending'));
    }
  });

  test('filters invitations, copies a link that works, renews and cancels', async ({ page, context, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const team = new TeamPageObject(page, t);
    await team.open('&view=invitations');
    await team.status('expired').click();
    await expect(page).toHaveURL(/status=expired/u);
    await page.reload();
    await expect(team.row(PENDING)).toHaveCount(0);
    await team.pressInRow(EXPIRED, t('team.invitation.resend', { email: EXPIRED }));
    await expect(team.row(EXPIRED)).toHaveCount(0);
    await page.getByRole('button', { name: t('team.search.clear') }).click();
    await expect(team.row(EXPIRED)).toContainText(t('team.status.pending'));
    await team.pressInRow(EXPIRED, t('team.invitation.copy', { email: EXPIRED }));
    await expect(page.getByText(t('team.link.copiedHere', { email: EXPIRED }))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByText(EXPIRED).first()).toBeVisible();
    await expect(guest.getByText(t('invite.status.expired'))).toHaveCount(0);
    await guest.close();
    await team.pressInRow(PENDING, t('team.invitation.cancel', { email: PENDING }));
    await team.press(t('team.invitation.cancel.short'));
    await expect(team.row(PENDING)).toContainText(t('team.status.cancelled'));
    await expect(team.row(PENDING).getByRole('button')).toHaveCount(0);
  });

  test('whose session expires while inviting finds everything as it was after logging in', async ({
    page,
    t,
    setFault,
  }) => {
    const team = new TeamPageObject(page, t);
    await team.open('&invite=1');
    await team.addresses.fill('ann@guests.example');
    // On this call only: another call of the page could hit the expiry first.
    await setFault('expired@/api/front/user/team/invite');
    await team.press(t('team.invite.send', { count: 1 }));
    await expect(page).toHaveURL(/\/create\?redirect=/u);
    await setFault(null);
    await new CreatePageObject(page, t).logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
    await expect(team.addresses).toHaveValue('ann@guests.example');
    await team.press(t('team.invite.send', { count: 1 }));
    await expect(team.row('ann@guests.example')).toContainText(t('team.status.pending'));
  });
});

test.describe('a user', () => {
  test.use({ account: 'member' });

  test('only looks; as an admin by the switch they are refused by the server, and lose nothing', async ({
    page,
    t,
    request,
    called,
  }) => {
    await setLevel(request, 'u-02', 'manage');
    const team = new TeamPageObject(page, t);
    await team.open('&view=invitations');
    await page.getByRole('button', { name: t('team.member.all') }).click();
    await expect(team.row(called(OTHER_ADMIN))).toBeVisible();
    await expect(team.members.getByRole('button', { name: t('team.member.edit', { name: called(SELF) }) })).toHaveCount(
      0,
    );
    await expect(page.getByRole('button', { name: t('team.invite'), exact: true })).toHaveCount(0);
    await team.switchRole();
    await team.pressInRow(called('何书白'), t('team.member.edit', { name: called('何书白') }));
    await team.choose('admin');
    await team.press(t('team.save'));
    await expect(team.dialog.getByRole('alert')).toContainText(t('team.forbidden'));
    await expect(team.dialog.getByRole('radio', { name: t('team.role.admin.explained') })).toBeChecked();
    await team.press(t('common.cancel'));
    await page.getByRole('radio', { name: t('team.view.invitations'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t('error.forbidden'));
  });
});
