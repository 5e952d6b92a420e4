import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Device } from '#client/api/userSchemas.ts';
import { messages as passwordTexts } from '#client/i18n/zh-CN/password.ts';
import { messages as profileTexts } from '#client/i18n/zh-CN/profile.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { PasswordForm } from './PasswordForm.tsx';

const device = (id: string, current: boolean): Device => ({ id, current, device: '', ip: '', last_used_at: '' });

/** Changes the password; the others are to be logged out, as the form proposes. */
async function change(devices: () => Promise<Device[]>) {
  const updatePassword = vi.fn(async () => Promise.resolve(null));
  const { stores } = createTestStores({ user: { updatePassword, devices } });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordForm email="a@x.cn" />
    </QueryClientProvider>,
    { stores, messages: { ...profileTexts, ...passwordTexts } },
  );
  for (const [label, value] of [
    ['当前密码', 'Old-secret-1'],
    ['新密码', 'New-secret-2'],
    ['再次输入密码', 'New-secret-2'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(stores.notices.list).toHaveLength(1));
  expect(updatePassword).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ logout_others: true }));
  const [{ messageId, values } = {}] = stores.notices.list;
  return { messageId, values };
}

test.each([
  ['is alone in the list', async () => Promise.resolve([device('1', true)]), 'profile.password.savedEverywhere', {}],
  [
    'is one of three in the list',
    async () => Promise.resolve([device('1', true), device('2', false), device('3', false)]),
    'profile.password.othersStay',
    { count: 2 },
  ],
  ['is not marked in the list', async () => Promise.resolve([device('1', false)]), 'profile.password.saved', {}],
  ['is in no list', async () => Promise.reject(new Error('fails')), 'profile.password.saved', {}],
])(
  'other devices are said to be logged out only as the provider lists them: this one %s',
  async (_, devices, id, values) => {
    expect(await change(devices)).toEqual({ messageId: id, values });
  },
);
