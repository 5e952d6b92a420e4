import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { homePath } from '#client/lib/paths.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { CreatePage } from './CreatePage.tsx';

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}

const failing = async () => Promise.reject(new Error('down'));

function open(
  address: string,
  login: () => Promise<{ token: string }> = vi.fn(async () => Promise.resolve({ token: 'T-2' })),
) {
  const parts = createTestStores(
    {
      local: { isMock: async () => Promise.resolve(false) },
      project: { list: failing },
      user: { login },
    },
    { baseUrl: 'https://api.example.com' },
  );
  const show = async (): Promise<void> => {
    renderForTest(
      <Routes>
        <Route path="/create" element={<CreatePage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>,
      { stores: parts.stores, addresses: [address] },
    );
    // The page checks for local mode on mount.
    await act(async () => Promise.resolve());
  };
  return { ...parts, login, show };
}
const isForm = (): boolean => screen.queryByRole('button', { name: '登录' }) !== null;
const elsewhere = async (): Promise<string> => (await screen.findByTestId('address')).textContent;

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /^邮箱/u }), 'lin@example.com');
  await userEvent.type(screen.getByLabelText('密码', { exact: false, selector: 'input' }), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

describe('/create', () => {
  test('each tab names the panel with its form, for screen readers', async () => {
    await open('/create').show();
    expect(screen.getByRole('tabpanel', { name: '登录' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '注册' }));
    expect(screen.getByRole('tabpanel', { name: '注册' })).toBeTruthy();
  });

  test('sends somebody logged in already on to where they wanted to go', async () => {
    const { stores, show } = open('/create?redirect=%2Fbrand%2Findex%3Fa%3D1%23b');
    stores.user.acceptToken('T-1');
    await show();
    expect(await elsewhere()).toBe('/brand/index?a=1#b');
  });

  test('does not send back somebody whose projects failed to load: they may log in again', async () => {
    const { stores, show } = open('/create');
    stores.user.acceptToken('T-1');
    await stores.projects.load();
    expect(stores.projects.state).toBe('failed');
    await show();
    expect(isForm()).toBe(true);
    await logIn();
    expect(stores.user.token).toBe('T-2');
    expect(await elsewhere()).toBe(homePath.href());
  });

  test('keeps them there while the list is tried again in the background', async () => {
    const { stores, show } = open('/create');
    stores.user.acceptToken('T-1');
    await stores.projects.load();
    await show();
    await act(stores.projects.reload);
    expect(isForm()).toBe(true);
  });

  test('a login leads to the address asked for', async () => {
    const { show, login } = open('/create?redirect=%2Fanswer%2FpromptsDetails%3Fid%3D7%23runs');
    await show();
    await logIn();
    expect(login).toHaveBeenCalledExactlyOnceWith({ email: 'lin@example.com', password: 'secret-1' });
    expect(await elsewhere()).toBe('/answer/promptsDetails?id=7#runs');
  });

  test('a login leaves nothing of the form in storage', async () => {
    const { stores, show } = open('/create');
    stores.storage.writeDraft('create', { name: '林晓', email: 'old@example.com' });
    await show();
    await userEvent.clear(screen.getByRole('textbox', { name: /^邮箱/u }));
    await logIn();
    expect(await elsewhere()).toBe(homePath.href());
    expect(stores.storage.readDraft('create')).toBeNull();
  });

  test.each(['{"email":', '"text"', '[1]', '{"email":7,"name":null}', 'null'])(
    'a corrupt draft, %s, opens an empty form',
    async (corrupt) => {
      const { local, show } = open('/create');
      local.set('draft.create', corrupt);
      await show();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^邮箱/u }).value).toBe('');
    },
  );

  test('a browser that refuses cookies is told so, instead of the same form again without a word', async () => {
    const { stores, storage, show } = open('/create');
    vi.spyOn(storage, 'writeTokenCookie').mockReturnValue();
    await show();
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Cookie');
    expect(isForm()).toBe(true);
    expect(stores.user.isLoggedIn).toBe(false);
  });

  test('a server without a login is named, as its address may be wrong', async () => {
    const { show } = open('/create', async () => Promise.reject(new ApiError('notOffered', 'HTTP 405')));
    await show();
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain('https://api.example.com');
  });
});
