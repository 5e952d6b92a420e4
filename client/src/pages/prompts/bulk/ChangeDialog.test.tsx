import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/prompt.ts';
import { messages as ui } from '#client/i18n/zh-CN/ui.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

test('a failed save is told in sight each time, with the time until which the server asks to wait', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const retryAt = new Date(2026, 2, 1, 14, 5, 30).getTime();
  const replies: (() => void)[] = [];
  const onSave = async (): Promise<void> =>
    new Promise((_resolve, reject) => {
      replies.push(() => {
        reject(new ApiError('server', '忙', { status: 503, code: 503, retryAt }));
      });
    });
  const { stores } = createTestStores();
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeDialog title="标签" isReady={() => true} onSave={onSave} onClose={vi.fn()}>
        <p />
      </ChangeDialog>
    </QueryClientProvider>,
    { stores, messages: { ...messages, ...ui } },
  );
  const button = screen.getByRole('button', { name: messages['prompt.save'] });
  for (const times of [1, 2]) {
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    replies[times - 1]?.();
    expect((await screen.findByRole('alert')).textContent).toBe('忙（最早 14:05:30）');
    expect(scroll).toHaveBeenCalledTimes(times);
  }
  scroll.mockRestore();
});
