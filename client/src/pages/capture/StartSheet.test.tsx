import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Http } from '#client/api/http.ts';
import type { Project } from '#client/api/projectSchemas.ts';
import { messages as capture } from '#client/i18n/zh-CN/capture.ts';
import { messages as publish } from '#client/i18n/zh-CN/publish.ts';
import { createQueryClient } from '#client/queries/queryClient.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { StartSheet } from './StartSheet.tsx';
import { useCapture } from './useCapture.ts';

function Page() {
  return <StartSheet model={useCapture()} platforms={['豆包']} />;
}

/** Renders the start of a sheet in a project with so many prompts; returns what is started. */
async function open(count: number) {
  const prompts = Array.from({ length: count }, (_, index) => ({
    id: `p${String(index)}`,
    text: `问题 ${String(index)}`,
  }));
  const started = vi.fn();
  const get = async (path: string, _schema: unknown, query: { q?: string; page_size: number }): Promise<unknown> => {
    if (!path.endsWith('/prompt/index')) return Promise.reject(new Error('not asked for here'));
    const list = prompts.filter(({ text }) => text.endsWith(query.q ?? ''));
    return Promise.resolve({ list: list.slice(0, query.page_size), total: list.length, topics: [] });
  };
  const post = async (_path: string, _schema: unknown, body: unknown): Promise<unknown> => {
    started(body);
    return Promise.reject(new Error('refused'));
  };
  const project: Project = { id: 'one', name: 'One', brand: 'One', has_data: 1, origin: 'import', archived: false };
  const list = async () => Promise.resolve({ list: [project] });
  const { stores } = createTestStores({ project: { list } }, { get, post } as unknown as Partial<Http>);
  await stores.projects.load();
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
    { stores, messages: { ...capture, ...publish } },
  );
  return started;
}

test('every prompt of a short list is captured, unless some are unticked', async () => {
  const started = await open(3);
  await userEvent.click(await screen.findByRole('checkbox', { name: '问题 1' }));
  await userEvent.click(screen.getByRole('button', { name: '开始采集 2 条回答' }));
  expect(started).toHaveBeenCalledWith({ prompt_ids: ['p0', 'p2'], platforms: ['豆包'] });
});

test('of a long list, any prompt is found and chosen; none is chosen without being seen', async () => {
  const started = await open(3000);
  expect(await screen.findByText(/只列出前 200 个，共 3,000 个/u)).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), '2999');
  await userEvent.click(await screen.findByRole('checkbox', { name: '问题 2999' }));
  await userEvent.click(screen.getByRole('button', { name: '开始采集 1 条回答' }));
  expect(started).toHaveBeenCalledWith({ prompt_ids: ['p2999'], platforms: ['豆包'] });
});
