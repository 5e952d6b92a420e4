import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Http } from '#client/api/http.ts';
import { messages as collect } from '#client/i18n/zh-CN/collect.ts';
import { messages } from '#client/i18n/zh-CN/newProject.ts';
import { createQueryClient } from '#client/queries/queryClient.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { CreateBar } from './CreateBar.tsx';
import { PromptsSection } from './PromptsSection.tsx';
import { useNewProject } from './useNewProject.ts';

const QUESTIONS = ['台灯哪个品牌好？', '台灯怎么选？'].map((text) => ({ text, topic: '台灯', stage: 'evaluation' }));

function Page() {
  const model = useNewProject();
  return (
    <>
      <input
        aria-label="brand"
        onChange={({ target }) => {
          model.change({ brand: { ...model.draft.brand, name: target.value } });
        }}
      />
      <PromptsSection model={model} />
      <CreateBar model={model} />
    </>
  );
}

/** Renders the section and the create bar with a server that suggests two questions; returns what is created. */
function open() {
  const orders: unknown[] = [];
  const post = async (path: string, _schema: unknown, body: unknown): Promise<unknown> => {
    if (path.endsWith('/questions')) return { list: QUESTIONS };
    if (path.endsWith('/check_prompts')) return { list: [] };
    orders.push(body);
    return Promise.reject(new Error('refused'));
  };
  const get = async (): Promise<unknown> => ({ list: [], model: null });
  const { stores } = createTestStores({}, { post, get } as unknown as Partial<Http>);
  const draw = () =>
    renderForTest(
      <QueryClientProvider client={createQueryClient()}>
        <Page />
      </QueryClientProvider>,
      { stores, messages: { ...messages, ...collect } },
    );
  return { orders, draw };
}

test('ticked proposals and pasted lines count as prompts and are created, ways and reloads keep them', async () => {
  const user = userEvent.setup();
  const { orders, draw } = open();
  const first = draw();
  await user.type(screen.getByLabelText('brand'), 'Lumora');
  await user.type(screen.getByLabelText('关键词'), '台灯{Enter}');
  await user.click(screen.getByRole('button', { name: '生成提示词' }));
  expect(await screen.findByRole('checkbox', { name: '台灯怎么选？' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: '台灯怎么选？' }));
  expect(screen.getByRole('link', { name: '主题与提示词 1' })).not.toBeNull();
  expect(screen.queryByText('还没有提示词。')).toBeNull();

  await user.click(screen.getByText('粘贴或文件'));
  await user.type(screen.getByLabelText('粘贴提示词'), '护眼灯有用吗？');
  first.unmount();
  draw();
  expect(screen.getByLabelText('粘贴提示词')).toHaveProperty('value', '护眼灯有用吗？');
  await user.click(screen.getByText('由关键词生成'));
  expect(screen.getByRole('checkbox', { name: '台灯怎么选？' })).toHaveProperty('checked', false);
  expect(screen.getByText('台灯')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: '创建项目' }));
  await screen.findByRole('alert');
  expect(orders).toMatchObject([
    {
      prompts: [
        { text: '台灯哪个品牌好？', topic: '台灯' },
        { text: '护眼灯有用吗？', topic: '' },
      ],
    },
  ]);
  // If the server refuses one of them, the error is next to it in the list.
  expect(screen.getByLabelText('提示词 2')).toHaveProperty('value', '护眼灯有用吗？');
});

/** Selects a file of one prompt; the returned function lets its reading end. */
async function selectSlowFile(user: UserEvent): Promise<() => void> {
  const file = new File(['护眼灯有用吗？'], 'prompts.txt', { type: 'text/plain' });
  let resolve = (_bytes: ArrayBuffer): void => undefined;
  file.arrayBuffer = async () =>
    new Promise((done) => {
      resolve = done;
    });
  await user.upload(screen.getByLabelText('选择 CSV 或文本文件'), file);
  return () => {
    resolve(new TextEncoder().encode('护眼灯有用吗？').buffer);
  };
}

test('what is typed while a file is read stays', async () => {
  const user = userEvent.setup();
  const { draw } = open();
  draw();
  await user.click(screen.getByText('粘贴或文件'));
  const endReading = await selectSlowFile(user);
  await user.type(screen.getByLabelText('粘贴提示词'), '台灯怎么选？');
  endReading();
  expect(await screen.findByLabelText('提示词 1')).toHaveProperty('value', '护眼灯有用吗？');
  expect(screen.getByLabelText('粘贴提示词')).toHaveProperty('value', '台灯怎么选？');
});

test('a line that came into the list while its file was read is told as repeated', async () => {
  const user = userEvent.setup();
  const { draw } = open();
  draw();
  await user.click(screen.getByText('粘贴或文件'));
  const endReading = await selectSlowFile(user);
  await user.type(screen.getByLabelText('粘贴提示词'), '护眼灯有用吗？');
  await user.click(screen.getByRole('button', { name: '添加到列表' }));
  await screen.findByLabelText('提示词 1');
  endReading();
  expect(await screen.findByText('1 个提示词已在列表中，没有重复添加')).not.toBeNull();
  expect(screen.queryByLabelText('提示词 2')).toBeNull();
});

test('lines that are in the list already are told, not dropped without a word', async () => {
  const user = userEvent.setup();
  const { draw } = open();
  draw();
  await user.click(screen.getByText('粘贴或文件'));
  await user.type(screen.getByLabelText('粘贴提示词'), 'LED 护眼吗？{Enter}led 护眼吗？{Enter}台灯怎么选？');
  await user.click(screen.getByRole('button', { name: '添加到列表' }));
  expect(await screen.findByText('1 个提示词已在列表中，没有重复添加')).not.toBeNull();
  expect(screen.getByLabelText('提示词 2')).toHaveProperty('value', '台灯怎么选？');
  expect(screen.queryByLabelText('提示词 3')).toBeNull();
});
