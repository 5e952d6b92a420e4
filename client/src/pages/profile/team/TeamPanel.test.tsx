import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Http } from '#client/api/http.ts';
import { inviteReplySchema } from '#client/api/teamSchemas.ts';
import type { Invitation, Member } from '#client/api/teamSchemas.ts';
import { messages as table } from '#client/i18n/zh-CN/table.ts';
import { messages as team } from '#client/i18n/zh-CN/team.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import type { RootStore } from '#client/stores/RootStore.ts';
import { giveHeight } from '#client/testing/giveHeight.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { TeamPanel } from './TeamPanel.tsx';

giveHeight(600);

const member = (id: string, changes: Partial<Member> = {}): Member => ({
  id,
  name: id,
  email: `${id.toLowerCase()}@x.cn`,
  avatar: '',
  role: 'user',
  level: 'edit',
  project_ids: ['p1'],
  joined_at: '2026-01-05T00:00:00Z',
  self: false,
  last_admin: false,
  last_manager: false,
  ...changes,
});
const open: Invitation = {
  id: 'i1',
  email: 'open@x.cn',
  role: 'user',
  level: 'edit',
  project_ids: ['p1'],
  status: 'pending',
  sent_at: '2026-01-05T00:00:00Z',
  expires_at: '2026-01-12T00:00:00Z',
  link: '/invite?code=c1',
};
const MEMBERS = [
  member('Ada', { role: 'admin', self: true, last_admin: true, level: 'manage', last_manager: true }),
  member('Max'),
  member('Eva'),
];

const post = vi.fn<(path: string, body: unknown) => Promise<unknown>>();
let stores: RootStore;
let sent: readonly Member[];
let invited: Invitation;

beforeEach(async () => {
  post.mockReset();
  sent = MEMBERS;
  invited = open;
  const get = async (path: string): Promise<unknown> =>
    Promise.resolve(path.endsWith('members') ? { list: sent, total: sent.length } : [invited]);
  const list = async () =>
    Promise.resolve({
      list: ['p1', 'p2'].map((id) => ({ id, name: `项目 ${id}`, brand: id, has_data: 1, origin: 'sample' as const })),
    });
  const http = { get, post: async (path: string, _schema: unknown, body: unknown) => post(path, body) };
  ({ stores } = createTestStores({ project: { list } }, http as unknown as Http));
  stores.user.setProfile({ ...testProfile, role: 'admin' });
  await stores.projects.load();
});

function show(address = '/profile?tab=team') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderForTest(
    <QueryClientProvider client={client}>
      <TeamPanel />
    </QueryClientProvider>,
    { stores, addresses: [address], messages: { ...table, ...team } },
  );
}
const row = async (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(`^${name}`, 'u') });
const dialog = async (): Promise<HTMLElement> => screen.findByRole('dialog');
const buttonIn = (place: HTMLElement, name: string | RegExp): HTMLElement =>
  within(place).getByRole('button', { name });

describe('the list of members', () => {
  test('is only looked at by users, and a switch of role shows at once what admins can do', async () => {
    stores.user.setProfile({ ...testProfile, role: 'user' });
    show();
    expect(within(await row('Max')).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: '邀请成员' })).toBeNull();
    act(stores.user.switchRole);
    await waitFor(async () => {
      expect(within(await row('Max')).getAllByRole('button')).toHaveLength(2);
    });
    expect(screen.getByRole('button', { name: '邀请成员' })).toBeTruthy();
  });

  test('the invitations in the address of somebody who may not see them lead back to the members', async () => {
    stores.user.setProfile({ ...testProfile, role: 'user' });
    show('/profile?tab=team&view=invitations');
    await userEvent.click(await screen.findByRole('button', { name: '查看全部成员' }));
    expect(await row('Max')).toBeTruthy();
  });

  test('says why oneself cannot be removed', async () => {
    show();
    const button = await screen.findByRole('button', { name: '不能移除自己（Ada）' });
    expect(button).toHaveProperty('disabled', true);
  });

  test('none at all is not told as a search without a match, nor counted', async () => {
    sent = [];
    const view = show();
    expect(await screen.findByText('服务器没有返回任何成员')).toBeTruthy();
    expect(screen.queryByText(/共 0 名成员/u)).toBeNull();
    view.unmount();
    show('/profile?tab=team&q=nobody');
    expect(await screen.findByText('没有符合搜索条件的成员')).toBeTruthy();
  });

  test('has no column of permission levels where the provider has none', async () => {
    const view = show();
    await row('Max');
    expect(screen.getByRole('columnheader', { name: '权限级别' })).toBeTruthy();
    view.unmount();
    sent = MEMBERS.map((one) => ({ ...one, level: null }));
    show();
    await row('Max');
    expect(screen.queryByRole('columnheader', { name: '权限级别' })).toBeNull();
  });

  test('a member that is not there says so, with a way back', async () => {
    show('/profile?tab=team&member=nobody');
    expect(await screen.findByText('没有找到这位成员，可能已被移除。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '查看全部成员' }));
    await waitFor(() => {
      expect(screen.queryByText('没有找到这位成员，可能已被移除。')).toBeNull();
    });
  });
});

test('permission levels are only spoken of where the provider has levels', async () => {
  const view = show();
  expect(await screen.findByText('成员能看到什么由角色和项目决定。')).toBeTruthy();
  view.unmount();
  stores.user.setProfile({ ...testProfile, role: 'admin', level: 'manage' });
  show();
  expect(await screen.findByText(/由权限级别决定/u)).toBeTruthy();
});

describe('changing access', () => {
  test('the role of the only admin is locked, with the reason', async () => {
    show('/profile?tab=team&member=Ada');
    const asked = await dialog();
    for (const radio of within(asked).getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true);
    expect(within(asked).getByText(/团队至少需要一名管理员/u)).toBeTruthy();
  });

  test('sends the role and the chosen projects', async () => {
    post.mockResolvedValue(member('Max'));
    show('/profile?tab=team&member=Max');
    const asked = await dialog();
    await userEvent.click(within(asked).getByRole('checkbox', { name: '项目 p2' }));
    await userEvent.click(within(asked).getByRole('checkbox', { name: '项目 p1' }));
    await userEvent.click(buttonIn(asked, '保存'));
    const before = { role: 'user', level: 'edit', project_ids: ['p1'] };
    expect(post).toHaveBeenCalledWith('/api/front/user/team/membersUpdate', {
      ...{ id: 'Max', role: 'user', level: 'edit', project_ids: ['p2'] },
      base: before,
    });
  });

  test('when the server says no, the choice stays, over a reload too, and it is said who can do it', async () => {
    post.mockRejectedValue(new ApiError('forbidden', 'no', { code: 403 }));
    const view = show('/profile?tab=team&member=Max');
    await userEvent.click(within(await dialog()).getByRole('radio', { name: /^管理员/u }));
    await userEvent.click(buttonIn(await dialog(), '保存'));
    expect((await screen.findByRole('alert')).textContent).toContain('你的账号不能修改这个团队');
    view.unmount();
    show('/profile?tab=team&member=Max');
    expect(within(await dialog()).getByRole('radio', { name: /^管理员/u })).toHaveProperty('checked', true);
    await userEvent.click(buttonIn(await dialog(), '重新填写'));
    expect(within(await dialog()).getByRole('radio', { name: /^成员/u })).toHaveProperty('checked', true);
  });
});

test('somebody is removed only once their name is typed', async () => {
  post.mockResolvedValue(null);
  show();
  await userEvent.click(buttonIn(await row('Max'), '移除 Max'));
  const asked = await dialog();
  expect(buttonIn(asked, '移除')).toHaveProperty('disabled', true);
  await userEvent.type(within(asked).getByRole('textbox'), 'max ');
  await userEvent.click(buttonIn(asked, '移除'));
  expect(post).toHaveBeenCalledWith('/api/front/user/team/membersDelete', { id: 'Max' });
});

describe('inviting', () => {
  const box = async (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '邮箱地址' });

  test('says before sending who cannot be invited, keeps who was refused, and tries them again', async () => {
    post.mockResolvedValueOnce({ invitations: [open], refused: [{ email: 'b@x.cn', reason: 'limit' }] });
    show('/profile?tab=team&invite=1');
    await row('Max');
    await userEvent.click(await box());
    await userEvent.paste('Ann <a@x.cn>; b@x.cn，max@x.cn nonsense a@x.cn');
    expect(within(await dialog()).getByText('已是团队成员')).toBeTruthy();
    expect(within(await dialog()).getByText('重复出现')).toBeTruthy();
    await userEvent.click(buttonIn(await dialog(), '邀请 2 人'));
    expect(post).toHaveBeenCalledWith('/api/front/user/team/invite', {
      emails: ['a@x.cn', 'b@x.cn'],
      role: 'user',
      project_ids: ['p1', 'p2'],
    });
    expect(await screen.findByText('已达到套餐的成员上限；可再次尝试')).toBeTruthy();
    expect(await box()).toHaveProperty('value', 'max@x.cn\nnonsense\nb@x.cn');
    expect(buttonIn(await dialog(), '邀请 1 人')).toBeTruthy();
  });

  test('nothing to send is said at the field', async () => {
    show('/profile?tab=team&invite=1');
    await userEvent.type(await box(), 'nonsense');
    await userEvent.click(buttonIn(await dialog(), '邀请'));
    expect((await box()).getAttribute('aria-invalid')).toBe('true');
    expect(post).not.toHaveBeenCalled();
  });

  test('what is typed survives a failure and a reload', async () => {
    post.mockRejectedValue(new ApiError('network', 'gone'));
    const view = show('/profile?tab=team&invite=1');
    await userEvent.type(await box(), 'a@x.cn');
    await userEvent.click(buttonIn(await dialog(), '邀请 1 人'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    view.unmount();
    show('/profile?tab=team&invite=1');
    expect(await box()).toHaveProperty('value', 'a@x.cn');
  });

  test('everybody invited leads to the list of invitations', async () => {
    post.mockResolvedValue({ invitations: [open], refused: [] });
    show('/profile?tab=team&invite=1');
    await userEvent.type(await box(), 'a@x.cn');
    await userEvent.click(buttonIn(await dialog(), '邀请 1 人'));
    expect(await row('open@x.cn')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stores.notices.list.at(-1)?.messageId).toBe('team.invite.sent');
  });

  test.each([
    ['nothing', null],
    ['no links', { invitations: [{ ...open, link: '' }], refused: [] }],
  ])('a provider that sends %s gives no links to copy', async (_, reply) => {
    post.mockResolvedValue(v.parse(inviteReplySchema, reply));
    show('/profile?tab=team&invite=1');
    await userEvent.type(await box(), 'a@x.cn');
    await userEvent.click(buttonIn(await dialog(), '邀请 1 人'));
    await waitFor(() => {
      expect(stores.notices.list.at(-1)).toMatchObject({ messageId: 'team.invite.sentOnly', values: { count: 1 } });
    });
  });
});

describe('an invitation', () => {
  test('is copied as a whole address, or shown where the browser does not copy', async () => {
    const user = userEvent.setup();
    show('/profile?tab=team&view=invitations');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(buttonIn(await row('open@x.cn'), '复制 open@x.cn 的邀请链接'));
    const whole = `${window.location.origin}/invite?code=c1`;
    expect(copied).toHaveBeenCalledWith(whole);
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(buttonIn(await row('open@x.cn'), '复制 open@x.cn 的邀请链接'));
    expect(within(await dialog()).getByRole('textbox', { name: '邀请链接' })).toHaveProperty('value', whole);
  });

  test('without a role that is known offers nothing that could not be done', async () => {
    invited = { ...open, role: 'unknown', link: '' };
    show('/profile?tab=team&view=invitations');
    const buttons = within(await row('open@x.cn')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['取消对 open@x.cn 的邀请']);
  });

  test('is sent again with its role and projects; a refusal is said with its reason', async () => {
    post.mockResolvedValue({ invitations: [], refused: [{ email: 'open@x.cn', reason: 'limit' }] });
    show('/profile?tab=team&view=invitations');
    await userEvent.click(buttonIn(await row('open@x.cn'), '重新发送给 open@x.cn'));
    expect(post).toHaveBeenCalledWith('/api/front/user/team/invite', {
      emails: ['open@x.cn'],
      role: 'user',
      level: 'edit',
      project_ids: ['p1'],
      resend: true,
    });
    await waitFor(() => {
      expect(stores.notices.list.at(-1)?.values['reason']).toBe('已达到套餐的成员上限');
    });
  });
});
