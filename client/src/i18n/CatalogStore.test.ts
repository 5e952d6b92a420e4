import { expect, test } from 'vitest';
import { CatalogStore } from './CatalogStore.ts';

const plain = (catalog: CatalogStore, id: string): unknown => {
  const message = catalog.messages[id];
  return Array.isArray(message) && message[0] !== undefined && 'value' in message[0] ? message[0].value : undefined;
};

test('texts that travel in one file are there by area, as they were asked for', async () => {
  const catalog = new CatalogStore('zh-CN');
  await catalog.ensure(['create', 'common']);
  expect(plain(catalog, 'create.login')).toBe('登录');
  expect(plain(catalog, 'common.back')).toBe('返回');
  expect(Object.keys(catalog.messages).filter((id) => id.startsWith('password.'))).toEqual([]);
  await catalog.ensure(['password']);
  expect(Object.keys(catalog.messages).some((id) => id.startsWith('password.'))).toBe(true);
});

test('another language brings the same areas, and no others', async () => {
  const catalog = new CatalogStore('zh-CN');
  await catalog.ensure(['create']);
  const ids = Object.keys(catalog.messages).sort();
  await catalog.show('en-US');
  expect(catalog.locale).toBe('en-US');
  expect(Object.keys(catalog.messages).sort()).toEqual(ids);
  expect(plain(catalog, 'create.login')).toBe('Log in');
});

test('a language chosen while texts are on their way is theirs, too', async () => {
  const catalog = new CatalogStore('zh-CN');
  await Promise.all([catalog.ensure(['create']), catalog.show('en-US')]);
  expect(catalog.locale).toBe('en-US');
  expect(plain(catalog, 'create.login')).toBe('Log in');
});
