import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { AttemptButton } from './AttemptButton.tsx';

test('the button is busy until its call has ended, also by a failure, which is told, and keeps the focus', async () => {
  let fail: () => void = () => undefined;
  const work = vi.fn(
    async () =>
      new Promise((_, reject) => {
        fail = () => {
          reject(new Error('busy'));
        };
      }),
  );
  const { stores } = createTestStores();
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AttemptButton what="暂停" work={work}>
        暂停
      </AttemptButton>
    </QueryClientProvider>,
    { stores },
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  await userEvent.dblClick(button);
  expect(work).toHaveBeenCalledOnce();
  expect(button.disabled).toBe(true);
  act(() => {
    fail();
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(document.activeElement).toBe(button);
  expect(stores.notices.list.map(({ messageId }) => messageId)).toEqual(['attempt.failed']);
});
