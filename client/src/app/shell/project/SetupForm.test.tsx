import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProjectSetup } from '#client/api/schemas/projectSetupSchemas.ts';
import { messages } from '#client/i18n/zh-CN/projectSettings.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { ProjectChanges } from './useProjectChanges.ts';

interface Callbacks {
  readonly onSuccess: (saved: ProjectSetup) => void;
  readonly onError: (error: ApiError) => void;
}

const setup: ProjectSetup = {
  ...{ market: 'DE', languages: ['de'], description: '', archived: false, may_change: true },
  platforms: [
    { name: 'ChatGPT', way: 'hand' },
    { name: 'Ours', way: 'push' },
  ],
  holds: {
    ...{ answers: 0, prompts: 0, imports: 0, drafts: 0, facts: 0, pages: 0 },
    ...{ briefs: 0, reports: 0, publications: 0, logs: 0 },
  },
};

test('what was changed is saved, and nothing can be while nothing was', async () => {
  const user = userEvent.setup();
  const mutate = vi.fn();
  const save = { mutate, error: null, isPending: false } as unknown as ProjectChanges['saveSetup'];
  renderForTest(<SetupForm setup={setup} save={save} />, { messages });
  const button = screen.getByRole('button', { name: '保存' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('品牌简介'), '台灯');
  await user.selectOptions(screen.getByLabelText('市场'), 'US');
  await user.type(screen.getByLabelText('手工采集的平台'), '豆包{Enter}');
  await user.click(button);
  // The languages are unchanged, so they are not sent: somebody else's changes of them stay.
  const sent = {
    ...{ description: '台灯', market: 'US' },
    platforms: [
      { name: 'Ours', way: 'push' },
      { name: 'ChatGPT', way: 'hand' },
      { name: '豆包', way: 'hand' },
    ],
  };
  const [saving, { onSuccess, onError }] = mutate.mock.lastCall as [object, Callbacks];
  const { description, market, platforms } = setup;
  expect(saving).toEqual({ change: sent, from: { base: { description, market, platforms } } });
  // After somebody else's save was reported, the next one overwrites it on purpose.
  act(() => {
    onError(new ApiError('conflict', 'Someone else saved', { code: 409 }));
  });
  await user.click(button);
  expect(mutate.mock.lastCall?.[0]).toEqual({ change: sent, from: {} });
  // After saving, reverting the value is a change again.
  act(() => {
    onSuccess({ ...setup, ...sent } as ProjectSetup);
  });
  await user.selectOptions(screen.getByLabelText('市场'), 'DE');
  await user.click(button);
  expect(mutate.mock.lastCall?.[0]).toEqual({ change: { market: 'DE' }, from: { base: { market: 'US' } } });
});
