import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { messages } from '#client/i18n/zh-CN/portfolio.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { PortfolioBar } from './PortfolioBar.tsx';

/** The bar of one ticked project, whose calls end so. Returns the bodies of the calls. */
function show(...replies: readonly (() => Promise<object>)[]) {
  const left = [...replies];
  const post = vi.fn(async (..._call: unknown[]) => left.shift()?.());
  const { stores } = createTestStores({}, { post: post as never });
  const onClear = vi.fn();
  const project = { id: 'p1', group: '华东' } as unknown as PortfolioRow;
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PortfolioBar projects={[project]} onGroup={vi.fn()} onClear={onClear} />
    </QueryClientProvider>,
    { stores, messages },
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: messages['portfolio.group.remove'] });
  return { button, stores, onClear, bodies: () => post.mock.calls.map((call) => call[2]) };
}

test('while projects are taken out of their group, the button says so and cannot be pressed again', async () => {
  const { button, bodies } = show(async () => new Promise(() => undefined));
  await userEvent.dblClick(button);
  expect(button.disabled).toBe(true);
  expect(bodies()).toEqual([{ ids: ['p1'], name: '', base: ['华东'] }]);
});

test('where somebody moved one meanwhile, Retry takes it out all the same', async () => {
  const { button, stores, onClear, bodies } = show(
    async () => Promise.reject(new ApiError('conflict', '已移动', { code: 409 })),
    async () => Promise.resolve({ ids: ['p1'], name: '' }),
  );
  await userEvent.click(button);
  expect(onClear).not.toHaveBeenCalled();
  stores.notices.list[0]?.action?.run();
  await vi.waitFor(() => expect(onClear).toHaveBeenCalledOnce());
  expect(bodies()[1]).toEqual({ ids: ['p1'], name: '' });
});
