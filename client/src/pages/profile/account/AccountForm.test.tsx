import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountDraft } from '#client/api/userSchemas.ts';
import { messages as createTexts } from '#client/i18n/zh-CN/create.ts';
import { messages as profileTexts } from '#client/i18n/zh-CN/profile.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { AccountForm } from './AccountForm.tsx';

const MASKED = { email: 'd***@example.com', phone: '138****1234' };
const updateAccount = vi.fn(async (_draft: AccountDraft) => Promise.resolve({}));

beforeEach(() => {
  updateAccount.mockClear();
});

/** Shows the form of an account with this email and phone, types a value in one field, and saves with the password. */
async function saveWith(saved: { email: string; phone: string }, label: string, value: string) {
  const { stores } = createTestStores({ user: { updateAccount } });
  const profile = { ...testProfile, ...saved };
  stores.user.setProfile(profile);
  renderForTest(<AccountForm profile={profile} />, { stores, messages: { ...createTexts, ...profileTexts } });
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(screen.getByLabelText(profileTexts['profile.password.current']), { target: { value: 'Secret-1' } });
  await userEvent.click(screen.getByRole('button', { name: profileTexts['profile.save'] }));
  return stores;
}

test.each([
  [profileTexts['profile.phone'], '+86 199 0000 0098', { phone: '+86 199 0000 0098' }],
  [createTexts['create.email'], 'new@example.com', { email: 'new@example.com' }],
] as const)(
  'a value that the provider masks is neither sent nor asked for (%s is changed)',
  async (label, value, sent) => {
    const stores = await saveWith(MASKED, label, value);
    await waitFor(() => expect(updateAccount).toHaveBeenCalledExactlyOnceWith({ ...sent, password: 'Secret-1' }));
    await waitFor(() => expect(stores.user.userInfo).toMatchObject({ ...MASKED, ...sent }));
  },
);

test('a phone number in the provider’s own form is sent as it is with a new email', async () => {
  const saved = { email: 'd@example.com', phone: '(010) 5555-0100' };
  await saveWith(saved, createTexts['create.email'], 'new@example.com');
  const sent = { email: 'new@example.com', phone: saved.phone, password: 'Secret-1' };
  await waitFor(() => expect(updateAccount).toHaveBeenCalledExactlyOnceWith(sent));
});

test('a masked value that was edited is no value', async () => {
  await saveWith(MASKED, profileTexts['profile.phone'], '139****1234');
  await screen.findByText(profileTexts['profile.phone.invalid']);
  expect(updateAccount).not.toHaveBeenCalled();
});
