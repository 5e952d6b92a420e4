import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupOf, messagesId, messagesModule } from './messagesModule.ts';

const areas = readdirSync('client/src/i18n/zh-CN').map((file) => file.replace(/\.ts$/u, ''));

test('areas that travel together are in one file, whichever is asked for, and another is in its own', () => {
  expect(messagesId('zh-CN', 'password')).toBe('virtual:messages/zh-CN/create+password+precision');
  expect(messagesId('zh-CN', 'create')).toBe(messagesId('zh-CN', 'password'));
  expect(messagesId('en-US', 'common')).toBe('virtual:messages/en-US/common');
  expect(messagesModule('en-US', 'common')).toBe('../virtual:messages/en-US/common');
});

test('only areas that there are travel together', () => {
  for (const area of areas.flatMap((one) => groupOf(one) ?? [])) expect(areas).toContain(area);
});
