import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '#client/i18n/zh-CN/table.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { MOST_VIEWS } from './savedViews.ts';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { useSavedViews } from './useSavedViews.ts';

const project = (id: string) => ({ id, name: id });
const builtIn = [
  { id: 'all', name: '全部', query: '' },
  { id: 'unstable', name: '不稳定', query: 'view=unstable' },
];

const Page = observer(function Page() {
  const [query, setQuery] = useState('?topic=t1&view=all');
  return (
    <>
      <p data-testid="query">{query}</p>
      <SavedViewsMenu builtIn={builtIn} views={useSavedViews('prompts')} query={query} onChoose={setQuery} />
    </>
  );
});

async function start(stored?: unknown) {
  const made = createTestStores();
  const { stores, local } = made;
  runInAction(() => {
    stores.projects.current = project('p1') as never;
  });
  if (stored !== undefined) local.set('answerscope.views.p1.prompts', JSON.stringify(stored));
  renderForTest(<Page />, { stores, messages });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /视图/u }));
  return { ...made, user, save: () => screen.getByRole('button', { name: '保存当前视图' }) };
}
const views = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `v${String(index)}`, name: `视图 ${String(index)}`, query: '' }));

describe('SavedViewsMenu', () => {
  it('saves what is shown under a name and finds it again by its address, whatever the order in it', async () => {
    const { user, save, local } = await start();
    await user.type(screen.getByRole('textbox', { name: '名称' }), '  我的  主题 ');
    await user.click(save());
    const entry = screen.getByRole('button', { name: '我的 主题' });
    expect(entry.getAttribute('aria-current')).toBe('true');
    expect(JSON.parse(local.get('answerscope.views.p1.prompts') ?? '')).toEqual([
      { id: 'view-1', name: '我的 主题', query: 'topic=t1&view=all' },
    ]);
    expect(screen.getByRole('button', { name: '视图：我的 主题' })).toBeDefined();
  });

  it('goes to the view that is chosen, built in or own', async () => {
    const { user } = await start([{ id: 'v', name: '门店', query: 'topic=t9' }]);
    await user.click(screen.getByRole('button', { name: '门店' }));
    expect(screen.getByTestId('query').textContent).toBe('topic=t9');
    await user.click(screen.getByRole('button', { name: '视图：门店' }));
    await user.click(screen.getByRole('button', { name: '不稳定' }));
    expect(screen.getByTestId('query').textContent).toBe('view=unstable');
  });

  it('says what is wrong with a name and keeps what was typed', async () => {
    const { user, save } = await start([{ id: 'v', name: '门店', query: '' }]);
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe('请输入名称');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });
    await user.type(field, '门店');
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe('已有同名视图');
    expect(field.value).toBe('门店');
    await user.clear(field);
    await user.type(field, '长'.repeat(41));
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe('名称不能超过 40 个字符');
  });

  it('holds at most 30 views', async () => {
    const { user, save, local } = await start(views(MOST_VIEWS));
    await user.type(screen.getByRole('textbox', { name: '名称' }), '再一个');
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toContain('30');
    expect(JSON.parse(local.get('answerscope.views.p1.prompts') ?? '')).toHaveLength(MOST_VIEWS);
  });

  it('renames a view and gives the focus back', async () => {
    const { user } = await start([{ id: 'v', name: '门店', query: 'topic=t9' }]);
    await user.click(screen.getByRole('button', { name: '重命名 门店' }));
    const form = within(screen.getAllByRole('listitem').at(-1) ?? document.body);
    const field = form.getByRole('textbox', { name: '名称' });
    expect(field).toBe(document.activeElement);
    await user.clear(field);
    await user.type(field, '线下{Enter}');
    expect(screen.getByRole('button', { name: '线下' })).toBe(document.activeElement);
    expect(screen.queryByText('门店')).toBeNull();
  });

  it('deletes a view at once and puts it back where it was', async () => {
    const { user, stores } = await start([
      { id: 'a', name: '甲', query: 'a=1' },
      { id: 'b', name: '乙', query: 'b=1' },
      { id: 'c', name: '丙', query: 'c=1' },
    ]);
    const names = () => ['甲', '乙', '丙'].filter((name) => screen.queryByRole('button', { name }) !== null);
    await user.click(screen.getByRole('button', { name: '删除 乙' }));
    expect(names()).toEqual(['甲', '丙']);
    act(() => stores.notices.list[0]?.action?.run());
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.slice(-3)).toEqual(['甲', '乙', '丙']);
  });

  it('shows the views of the project that is open', async () => {
    const { stores } = await start([{ id: 'v', name: '门店', query: '' }]);
    expect(screen.getByRole('button', { name: '门店' })).toBeDefined();
    act(() => {
      runInAction(() => {
        stores.projects.current = project('p2') as never;
      });
    });
    expect(screen.queryByRole('button', { name: '门店' })).toBeNull();
  });

  it('leaves out what is stored and is no view', async () => {
    await start([{ id: 'v', name: '门店', query: '' }, { id: 'v', name: '同号', query: '' }, { name: 'x' }, 7, null]);
    expect(screen.getAllByRole('button', { name: /^删除/u })).toHaveLength(1);
  });
});
