import { expect } from '#e2e/fixtures.ts';
import { logInElsewhere } from '#e2e/ProfilePageObject.ts';
import { sampleInvitations } from '#fixtures/sample.ts';
import { ACCOUNTS } from '../signIn.ts';
import { channelSaves } from './channelSaves.ts';
import { button, dialog, hides, opens, picture, shows, typed } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const NEW_PASSWORD = 'Quite-New-2027';
const MEMBER = '陈知远';
const OTHER_ADMIN = '周念安';
const PENDING = 'lu.qinghe@answerscope.dev';
const GUEST = 'ann@guests.example';

const panel: Find = ({ page }) => page.getByRole('tabpanel');
const label =
  (name: (t: On['t']) => string): Find =>
  ({ page, t }) =>
    page.getByLabel(name(t), { exact: true });
const email: Find = ({ page, t }) => page.getByRole('textbox', { name: t('create.email') });
const name: Find = ({ page, t }) => page.getByRole('textbox', { name: t('create.name') });
const password = label((t) => t('create.password'));
const current = label((t) => t('profile.password.current'));
const next = label((t) => t('profile.password.next'));
const repeat = label((t) => t('password.repeat'));
const firefox: Find = (on) => panel(on).getByRole('listitem').filter({ hasText: 'Firefox' });
const row = ({ page }: On, header: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header }) });
const home: Pick<SaveFlow['steps'][number], 'done'> = {
  done: async ({ page }) => expect(page).toHaveURL(/\/overview\/index/u),
};

export const createSaves: readonly SaveFlow[] = [
  {
    address: '/create',
    account: null,
    steps: [
      {
        call: 'front/user/login',
        type: async (on) => {
          await email(on).fill(ACCOUNTS.admin.email);
          await password(on).fill(ACCOUNTS.admin.password);
        },
        button: button((t) => t('create.login')),
        ...home,
      },
    ],
  },
  {
    address: '/create',
    account: null,
    steps: [
      {
        call: 'front/user/register/email',
        open: opens(({ page, t }) => page.getByRole('tab', { name: t('create.mode.register') })),
        type: async (on) => {
          await name(on).fill('周新');
          await email(on).fill('zhou@example.com');
          await password(on).fill(NEW_PASSWORD);
          await repeat(on).fill(NEW_PASSWORD);
        },
        button: button((t) => t('create.register')),
        // Submits this form, not the demo login below it, which a second click must not hit.
        done: async ({ page }) => expect(page).toHaveURL(/\/dashboard\/workplace/u),
      },
    ],
  },
];

export const inviteSaves: readonly SaveFlow[] = [
  {
    address: `/invite?code=${sampleInvitations.find(({ status }) => status === 'pending')?.code ?? ''}`,
    account: null,
    steps: [
      {
        call: 'front/user/team/invite_operate',
        type: async (on) => {
          await name(on).fill('陆清和');
          await password(on).fill(NEW_PASSWORD);
        },
        button: button((t) => t('invite.register')),
        ...home,
      },
    ],
  },
];

const formSaves: readonly SaveFlow[] = [
  {
    address: '/profile?tab=basic',
    steps: [
      {
        call: 'front/user/editProfile',
        ...typed(
          label((t) => t('profile.field.introduction')),
          '写给自己的一句话',
        ),
        button: button((t) => t('profile.save'), panel),
        done: shows(({ page, t }) => page.getByText(t('profile.basic.saved'))),
      },
      {
        call: 'common/upload/avatar',
        act: async (on) => {
          await on.page
            .getByLabel(on.t('upload.pick'), { exact: true })
            .setInputFiles(await picture(on.page, 'me.png'));
          await button((t) => t('upload.crop.use'), dialog)(on).click();
        },
        done: shows(({ page, t }) => page.getByText(t('profile.avatar.saved'))),
      },
    ],
  },
  {
    address: '/profile?tab=account',
    steps: [
      {
        call: 'front/user/updateAccount',
        ...typed(
          label((t) => t('profile.phone')),
          '+86 199 0000 0098',
        ),
        retype: async (on) => current(on).fill(ACCOUNTS.admin.password),
        button: button((t) => t('profile.save'), panel),
        done: shows(({ page, t }) => page.getByText(t('profile.account.saved'))),
      },
    ],
  },
  {
    address: '/profile?tab=password',
    steps: [
      {
        call: 'front/user/updatePassword',
        type: async (on) => {
          await current(on).fill(ACCOUNTS.admin.password);
          await next(on).fill(NEW_PASSWORD);
          await repeat(on).fill(NEW_PASSWORD);
        },
        button: button((t) => t('profile.password.change'), panel),
        done: shows(({ page, t }) => page.getByText(t('profile.password.savedEverywhere'))),
      },
    ],
  },
  {
    address: '/profile?tab=devices',
    steps: [
      {
        call: 'front/user/logoutToken',
        open: async (on) => {
          await logInElsewhere(on.page.request, 'firefox');
          await on.page.reload();
          await firefox(on).getByRole('button').click();
        },
        button: button((t) => t('profile.devices.logOut'), dialog),
        done: hides(firefox),
      },
    ],
  },
];

const keySaves: readonly SaveFlow[] = [
  {
    address: '/profile?tab=keys',
    steps: [
      {
        call: 'front/key/create',
        open: opens(button((t) => t('profile.keys.make'), panel)),
        // The address names the open dialog.
        stays: true,
        ...typed((on) => dialog(on).getByRole('textbox', { name: on.t('profile.keys.name') }), '每周报表'),
        button: button((t) => t('profile.keys.make'), dialog),
        done: shows((on) => dialog(on).getByText(on.t('profile.keys.once'))),
      },
      {
        call: 'front/key/revoke',
        open: async (on) => {
          await on.page.reload();
          await panel(on).getByRole('listitem').filter({ hasText: '每周报表' }).getByRole('button').click();
        },
        button: button((t) => t('profile.keys.revoke'), dialog),
        done: hides(dialog),
      },
    ],
  },
];

const teamSaves: readonly SaveFlow[] = [
  {
    address: '/profile?tab=team&invite=1',
    steps: [
      {
        call: 'front/user/team/invite',
        ...typed((on) => dialog(on).getByRole('textbox', { name: on.t('team.invite.addresses') }), GUEST),
        button: button((t) => t('team.invite.send', { count: 1 }), dialog),
        done: async (on) => expect(row(on, GUEST)).toContainText(on.t('team.status.pending')),
      },
    ],
  },
  {
    address: '/profile?tab=team&view=invitations',
    steps: [
      {
        call: 'front/user/team/invite_canel',
        open: opens(button((t) => t('team.invitation.cancel', { email: PENDING }))),
        button: button((t) => t('team.invitation.cancel.short'), dialog),
        done: async (on) => expect(row(on, PENDING)).toContainText(on.t('team.status.cancelled')),
      },
    ],
  },
  {
    address: '/profile?tab=team',
    steps: [
      {
        call: 'front/user/team/membersUpdate',
        open: opens(button((t) => t('team.member.edit', { name: MEMBER }))),
        stays: true,
        type: async (on) => dialog(on).getByText('浔芷护肤').click(),
        kept: async (on) => expect(dialog(on).getByRole('checkbox', { name: '浔芷护肤' })).toBeChecked(),
        button: button((t) => t('team.save'), dialog),
        done: hides(dialog),
      },
      {
        call: 'front/user/team/membersDelete',
        open: opens(button((t) => t('team.member.remove', { name: OTHER_ADMIN }))),
        type: async (on) => dialog(on).getByRole('textbox').fill(OTHER_ADMIN),
        button: button((t) => t('common.remove'), dialog),
        done: async (on) => expect(row(on, OTHER_ADMIN)).toHaveCount(0),
      },
    ],
  },
];

export const profileSaves: readonly SaveFlow[] = [...formSaves, ...keySaves, ...channelSaves, ...teamSaves];
