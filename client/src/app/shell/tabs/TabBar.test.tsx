import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderShellForTest } from '#client/testing/renderShellForTest.tsx';
import { TabBar } from './TabBar.tsx';

beforeAll(() => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

const pages = ['/overview/index', '/answer/promptsDetails?id=7', '/brand/index'];

function renderBar(address: string) {
  const view = renderShellForTest(<TabBar />, address);
  act(() => {
    for (const fullPath of pages) {
      const name = fullPath.split(/[/?]/u)[1] ?? '';
      view.stores.tabs.visit({ title: `menu.${name}`, name, fullPath, query: {}, ignoreCache: false });
    }
  });
  const bar = screen.getByRole('navigation', { name: '已打开的页面' });
  const tab = (index: number) => within(bar).getAllByRole('link')[index]!;
  const open = () => view.stores.tabs.list.map(({ fullPath }) => fullPath);
  return { ...view, bar, tab, open };
}

async function choose(target: HTMLElement, action: string): Promise<void> {
  fireEvent.keyDown(target, { key: 'F10', shiftKey: true });
  const menu = await screen.findByRole('menu');
  fireEvent.click(within(menu).getByRole('menuitem', { name: action }));
}

test('tabs keep their query, and Tab stops at the one being read', () => {
  const { tab } = renderBar('/answer/promptsDetails?id=7');
  expect(tab(2).getAttribute('href')).toBe('/answer/promptsDetails?id=7');
  expect(tab(2).getAttribute('aria-current')).toBe('page');
  expect([0, 1, 2, 3].map((index) => tab(index).tabIndex)).toEqual([-1, -1, 0, -1]);
});

test('closing to the left leaves the reader where they are', async () => {
  const { tab, open, router } = renderBar('/brand/index');
  await choose(tab(2), '关闭左侧标签');
  expect(open()).toEqual(['/dashboard/workplace', pages[1], pages[2]]);
  expect(router.state.location.pathname).toBe('/brand/index');
});

test('closing to the left moves the reader only when the page being read is among them', async () => {
  const { tab, open, router } = renderBar('/overview/index');
  await choose(tab(3), '关闭左侧标签');
  expect(open()).toEqual(['/dashboard/workplace', '/brand/index']);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/brand/index');
  });
});

test('closing others, to the right, and all', async () => {
  const { tab, open } = renderBar('/brand/index');
  await choose(tab(1), '关闭右侧标签');
  expect(open()).toEqual(['/dashboard/workplace', '/overview/index']);
  await choose(tab(1), '关闭其他标签');
  expect(open()).toEqual(['/dashboard/workplace', '/overview/index']);
  await choose(tab(1), '关闭全部标签');
  expect(open()).toEqual(['/dashboard/workplace']);
});

test('reload starts the page of the tab afresh, and goes there first', async () => {
  const { tab, stores, router } = renderBar('/brand/index');
  await choose(tab(2), '重新加载');
  await waitFor(() => {
    expect(stores.tabs.reloads).toBe(1);
  });
  expect(router.state.location.search).toBe('?id=7');
});

test('Delete and a middle click close a tab; the workplace is pinned', () => {
  const { tab, open } = renderBar('/dashboard/workplace');
  fireEvent.keyDown(tab(0), { key: 'Delete' });
  expect(open()).toHaveLength(4);
  fireEvent.keyDown(tab(1), { key: 'Delete' });
  expect(open()).toEqual(['/dashboard/workplace', pages[1], pages[2]]);
  fireEvent(tab(1), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
  expect(open()).toEqual(['/dashboard/workplace', pages[2]]);
  expect(screen.queryByRole('button', { name: '关闭 工作台' })).toBeNull();
});

test('the arrow keys move along the bar', () => {
  const { tab } = renderBar('/overview/index');
  tab(1).focus();
  fireEvent.keyDown(tab(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab(2));
  fireEvent.keyDown(tab(2), { key: 'End' });
  expect(document.activeElement).toBe(tab(3));
  fireEvent.keyDown(tab(3), { key: 'Home' });
  expect(document.activeElement).toBe(tab(0));
});

test('the menu opens by mouse too, and says what cannot be done', () => {
  const { tab } = renderBar('/overview/index');
  fireEvent.contextMenu(tab(0), { clientX: 10, clientY: 10 });
  const menu = screen.getByRole('menu', { name: '工作台 的标签操作' });
  const isDisabled = (name: string) =>
    within(menu).getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
  expect(isDisabled('关闭')).toBe(true);
  expect(isDisabled('关闭左侧标签')).toBe(true);
  expect(isDisabled('关闭右侧标签')).toBe(false);
});
