import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProfileDraft } from '#client/api/userSchemas.ts';
import { messages as profileTexts } from '#client/i18n/zh-CN/profile.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { BasicForm } from './BasicForm.tsx';

const DRAFT = `profile.basic.${testProfile.accountId}`;
const editProfile = vi.fn(async (draft: ProfileDraft) => Promise.resolve({ ...testProfile, ...draft }));

beforeEach(() => {
  editProfile.mockClear();
});

/** The form of the logged-in user, as the page renders it. */
const OwnForm = observer(function OwnForm() {
  return <BasicForm profile={useStores().user.userInfo ?? testProfile} />;
});

function show(kept?: unknown) {
  const { stores, local, storage } = createTestStores({ user: { editProfile } });
  stores.user.setProfile(testProfile);
  if (kept !== undefined) storage.writeDraft(DRAFT, kept);
  const { unmount } = renderForTest(<OwnForm />, { stores, messages: profileTexts });
  return { stores, local, unmount };
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('the form of the basic data', () => {
  test('sends only what was changed, and the new name shows in the frame', async () => {
    const { stores, local } = show();
    fireEvent.change(field('姓名'), { target: { value: ' 林小晓 ' } });
    await save();
    await waitFor(() => expect(stores.user.name).toBe('林小晓'));
    expect(editProfile).toHaveBeenCalledExactlyOnceWith({ name: '林小晓' });
    expect(local.has(`draft.${DRAFT}`)).toBe(false);
    expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull();
  });

  test('shows what was typed before a reload, and keeps it as a change', () => {
    show({ jobName: '主编', phone: '1' });
    expect(field('职位').value).toBe('主编');
    expect(screen.getByRole('button', { name: '放弃修改' })).toBeTruthy();
  });

  test('giving up brings back what is saved, and nothing of it is kept', async () => {
    const { local } = show({ jobName: '主编' });
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(field('职位').value).toBe(testProfile.jobName);
    expect(local.has(`draft.${DRAFT}`)).toBe(false);
  });

  test('a save that fails after the page was left is said in a notice', async () => {
    let fail: (error: Error) => void = () => undefined;
    editProfile.mockImplementationOnce(
      async () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    const { stores, unmount } = show();
    fireEvent.change(field('职位'), { target: { value: '主编' } });
    await save();
    await waitFor(() => expect(editProfile).toHaveBeenCalledOnce());
    unmount();
    fail(new ApiError('server', '磁盘已满', { code: 500 }));
    await waitFor(() =>
      expect(stores.notices.list).toMatchObject([
        { messageId: 'attempt.failed', values: { what: profileTexts['profile.tab.basic'], reason: '磁盘已满' } },
      ]),
    );
  });

  test('a failed save keeps what was typed and says what to do', async () => {
    editProfile.mockRejectedValueOnce(new ApiError('network', 'Network Error'));
    show();
    fireEvent.change(field('姓名'), { target: { value: '林小晓' } });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      '无法连接服务器，请检查网络以及是否需要登录网络，然后重试',
    );
    expect(field('姓名').value).toBe('林小晓');
  });

  test('a refusal is said at the field the server named', async () => {
    const refusal = new ApiError('validation', 'personalWebsite: no', {
      code: 422,
      fieldErrors: { personalWebsite: 'no' },
    });
    editProfile.mockRejectedValueOnce(refusal);
    show();
    fireEvent.change(field('个人网站'), { target: { value: 'https://example.com' } });
    await save();
    await waitFor(() => expect(field('个人网站').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('个人网站'));
  });

  test('what another tab saved is taken over, except where somebody is typing', () => {
    const { stores } = show();
    fireEvent.change(field('职位'), { target: { value: '主编' } });
    act(() => {
      stores.user.setSavedProfile({ ...testProfile, name: '林小晓', jobName: '总监' });
    });
    expect(field('姓名').value).toBe('林小晓');
    expect(field('职位').value).toBe('主编');
  });
});
