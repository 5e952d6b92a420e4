import { expect, test } from 'vitest';
import { createTestStores } from '../testing/testStores.ts';
import { TabsStore } from './TabsStore.ts';

const tab = (fullPath: string) => ({ title: 't', name: fullPath, fullPath, query: {}, ignoreCache: false });
const WORKPLACE = '/dashboard/workplace';

function opened(...paths: string[]) {
  const { tabs } = createTestStores().stores;
  for (const path of paths) tabs.visit(tab(path));
  return tabs;
}
const addresses = (tabs: TabsStore) => tabs.list.map(({ fullPath }) => fullPath);

test('the workplace is the first tab and cannot be closed', () => {
  const tabs = opened('/a');
  expect(addresses(tabs)).toEqual([WORKPLACE, '/a']);
  expect(tabs.close(WORKPLACE, '/a')).toBeNull();
  expect(addresses(tabs)).toEqual([WORKPLACE, '/a']);
});
test('a page has one tab, which keeps its newest query', () => {
  const tabs = opened('/a?id=7', '/b', '/a?id=8');
  expect(addresses(tabs)).toEqual([WORKPLACE, '/a?id=8', '/b']);
});
test('closing the tab being read moves to its right neighbour, else its left', () => {
  const tabs = opened('/a', '/b', '/c');
  expect(tabs.close('/b', '/b')?.fullPath).toBe('/c');
  expect(tabs.close('/c', '/c')?.fullPath).toBe('/a');
});
test('tabs get other addresses, and those without one close', () => {
  const tabs = opened('/a?id=7', '/b?x=1', '/c');
  tabs.readdress((path) => (path.startsWith('/b') ? null : `${path.split('?')[0] ?? ''}?project=new`));
  expect(addresses(tabs)).toEqual([`${WORKPLACE}?project=new`, '/a?project=new', '/c?project=new']);
  expect(tabs.list[1]?.query).toEqual({ project: 'new' });
  tabs.readdress(() => null);
  expect(tabs.list).toHaveLength(1);
});
test('closing another tab moves nobody', () => {
  expect(opened('/a', '/b').close('/a', '/b')).toBeNull();
});
test('close left keeps the workplace and does not move a reader who is right of it', () => {
  const tabs = opened('/a', '/b', '/c');
  expect(tabs.closeLeft('/b', '/c')).toBeNull();
  expect(addresses(tabs)).toEqual([WORKPLACE, '/b', '/c']);
});
test('close left moves a reader whose tab went', () => {
  expect(opened('/a', '/b', '/c').closeLeft('/c', '/a?x=1')?.fullPath).toBe('/c');
});
test('close right, others and all', () => {
  const right = opened('/a', '/b', '/c');
  expect(right.closeRight('/a', '/c')?.fullPath).toBe('/a');
  expect(addresses(right)).toEqual([WORKPLACE, '/a']);
  const others = opened('/a', '/b', '/c');
  expect(others.closeOthers('/b', '/b')).toBeNull();
  expect(addresses(others)).toEqual([WORKPLACE, '/b']);
  const all = opened('/a', '/b');
  expect(all.closeAll('/b')?.fullPath).toBe(WORKPLACE);
  expect(addresses(all)).toEqual([WORKPLACE]);
});
test('the tabs survive a reload; corrupt or foreign ones do not come back', () => {
  const { stores, storage, tab: tabStorage } = createTestStores();
  stores.tabs.visit(tab('/a?id=7'));
  expect(addresses(new TabsStore(storage))).toEqual([WORKPLACE, '/a?id=7']);
  tabStorage.set('answerscope.tabs', JSON.stringify([{ ...tab('//evil.example') }]));
  expect(addresses(new TabsStore(storage))).toEqual([WORKPLACE]);
});
