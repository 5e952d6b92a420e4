import { setTimeout as wait } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { expect, test, vi } from 'vitest';
import { PREFIX } from '#scripts/lib/messagesModule.ts';
import { messagesPlugin } from './messagesPlugin.ts';

vi.mock('vite', () => ({ runnerImport: vi.fn() }));

test('catalogues are imported a few at a time: each has a minute from when it is asked for', async () => {
  const now = { running: 0, most: 0 };
  vi.mocked(runnerImport).mockImplementation(async () => {
    now.running += 1;
    now.most = Math.max(now.most, now.running);
    await wait(5);
    now.running -= 1;
    return { module: { messages: { 'a.b': 'Text' } }, dependencies: [] };
  });
  const { load } = messagesPlugin();
  const handler = (typeof load === 'object' ? load.handler : load) as (id: string) => Promise<string>;
  const areas = Array.from({ length: 40 }, (_, number) => `area${String(number)}`);
  const context = { addWatchFile: () => undefined };
  const codes = await Promise.all(areas.map(async (area) => handler.call(context, `\0${PREFIX}zh-CN/${area}`)));
  expect(new Set(codes)).toEqual(new Set(['export const messages = {"a.b":"Text"};']));
  expect(now.most).toBeLessThan(8);
});
