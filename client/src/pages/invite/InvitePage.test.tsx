import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reply } from '#client/api/envelope.ts';
import { messages } from '#client/i18n/zh-CN/invite.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { homePath } from '#client/lib/paths.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { InvitePage } from './InvitePage.tsx';
import type { InvitePageInfo } from './inviteSituation.ts';

const NOT_LOGGED_IN: Reply = { code: 500, msg: '用户未登录', data: null };
const JOINED: Reply = { code: 0, msg: 'ok', data: { token: 'T-9' } };

let info: InvitePageInfo;
beforeEach(() => {
  info = {
    inviter: '周念安',
    team: '品牌组',
    role: 'user',
    email: testProfile.email,
    status: 'pending',
    expires_at: '2026-03-08T08:30:00.000Z',
    registered: true,
  };
});

interface Given {
  readonly reader?: string;
  readonly operate?: () => Promise<Reply>;
}

async function open({ reader, operate = async () => JOINED }: Given = {}) {
  const names = reader === '' ? { name: '', accountId: '' } : {};
  const profile = vi.fn(async () => ({ ...testProfile, ...names, email: reader ?? testProfile.email }));
  const login = vi.fn(async () => ({ token: 'T-2' }));
  const sent = vi.fn(async (_path: string, _body?: unknown) => operate());
  const parts = createTestStores(
    { user: { profile, login, logout: async () => null } },
    { get: (async () => info) as never, postForReply: sent },
  );
  if (reader !== undefined) parts.stores.user.acceptToken('T-1');
  renderForTest(
    <Routes>
      <Route path="/invite" element={<InvitePage />} />
      <Route path={homePath.pattern} element={<output data-testid="home" />} />
    </Routes>,
    { stores: parts.stores, addresses: ['/invite?code=C-1'], messages },
  );
  await act(async () => Promise.resolve());
  await screen.findByText(/品牌组/u);
  return { ...parts, sent, login };
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const typePassword = async (text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText('密码', { exact: false, selector: 'input' }), text);

describe('/invite', () => {
  test('the person invited, logged in, accepts with one click and is in the new team', async () => {
    const { stores, sent } = await open({ reader: testProfile.email });
    await press('接受邀请');
    await screen.findByTestId('home');
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('invite_operate'),
      { code: 'C-1', action: 'accept' },
      // Tried again after a lost reply, it is no second answer to an invitation that is settled.
      { idempotent: true },
    );
    expect(stores.user.token).toBe('T-9');
    expect(stores.projects.state).toBe('idle');
    expect(stores.notices.list).toMatchObject([{ messageId: 'invite.joined', values: { team: '品牌组' } }]);
  });

  test('a reader whom the provider does not name is not addressed by a blank', async () => {
    await open({ reader: '' });
    expect(await screen.findByRole('button', { name: '接受邀请' })).toBeTruthy();
    expect(screen.queryByText(/你已登录为/u)).toBeNull();
  });

  test('somebody with an account logs in and joins in one step', async () => {
    const { login, stores } = await open();
    await typePassword('secret-1');
    await press('登录并加入');
    await screen.findByTestId('home');
    expect(login).toHaveBeenCalledExactlyOnceWith({ email: testProfile.email, password: 'secret-1' });
    expect(stores.user.token).toBe('T-9');
  });

  test('where the provider masks the invited address, it is typed in full', async () => {
    info = { ...info, email: 'l***@example.com' };
    const { login } = await open();
    await userEvent.type(screen.getByRole('textbox', { name: /^邮箱/u }), testProfile.email);
    await typePassword('secret-1');
    await press('登录并加入');
    await screen.findByTestId('home');
    expect(login).toHaveBeenCalledExactlyOnceWith({ email: testProfile.email, password: 'secret-1' });
  });

  test('somebody new gives a name and a password; a password that is too short is not sent', async () => {
    info = { ...info, registered: false };
    const { sent } = await open();
    await userEvent.type(screen.getByRole('textbox', { name: /^姓名/u }), ' 陆清和 ');
    await typePassword('short');
    await press('注册并加入');
    expect(screen.getByText('密码至少需要 8 个字符')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await typePassword('-but-longer');
    await press('注册并加入');
    await screen.findByTestId('home');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ name: '陆清和', password: 'short-but-longer' });
  });

  test('a reply of "not logged in" asks for a login and logs nobody out', async () => {
    const { stores } = await open({ reader: testProfile.email, operate: async () => NOT_LOGGED_IN });
    await press('接受邀请');
    expect(await screen.findByRole('button', { name: '登录并加入' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(messages['invite.error.loginFirst']);
    expect(stores.user.token).toBe('T-1');
  });

  test('somebody else is told so and can switch; the invitation stays', async () => {
    const { stores } = await open({ reader: 'max@example.com' });
    expect(screen.getByText(/你现在登录的是 max@example.com/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
    await press('退出并切换账号');
    expect(stores.user.isLoggedIn).toBe(false);
    expect(await screen.findByRole('button', { name: '登录并加入' })).toBeTruthy();
  });

  test('an open or expired one says when it ends; one that was answered says nothing of it', async () => {
    for (const [status, said] of [
      ['pending', '有效期至'],
      ['expired', '已过期于'],
      ['accepted', null],
    ] as const) {
      info = { ...info, status };
      await open({ reader: testProfile.email });
      if (said === null) expect(screen.queryByText(/2026年3月8日/u)).toBeNull();
      else expect(screen.getByText(said).nextElementSibling?.textContent).toContain('2026年3月8日');
      cleanup();
    }
  });

  test('one that was settled meanwhile says what became of it', async () => {
    await open({
      reader: testProfile.email,
      operate: async () => {
        info = { ...info, status: 'cancelled' };
        throw new ApiError('conflict', 'code: cancelled', { fieldErrors: { code: 'cancelled' } });
      },
    });
    await press('接受邀请');
    expect(await screen.findByText(messages['invite.status.cancelled'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
  });

  test('the only administrator of a team reads what to do first', async () => {
    await open({
      reader: testProfile.email,
      operate: async () => Promise.reject(new ApiError('conflict', 'the only admin')),
    });
    await press('接受邀请');
    expect(await screen.findByText(messages['invite.error.lastAdmin'])).toBeTruthy();
    expect(screen.getByRole('button', { name: '接受邀请' })).toBeTruthy();
  });

  test('a name typed before a reload is there again, for the same invitation only', async () => {
    info = { ...info, registered: false };
    const { stores } = await open();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^姓名/u }).value).toBe('');
    stores.storage.writeDraft('invite', { code: 'C-1', name: '陆清和' });
    const { inviteDraft } = await import('./inviteDraft.ts');
    expect(inviteDraft(stores.storage, 'C-1')).toBe('陆清和');
    expect(inviteDraft(stores.storage, 'C-2')).toBe('');
  });
});
