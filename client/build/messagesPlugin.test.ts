import { expect, test } from 'vitest';
import { PREFIX } from '#scripts/lib/messagesModule.ts';
import { messages as english } from '../src/i18n/en-US/writing.ts';
import { messagesPlugin } from './messagesPlugin.ts';

const load = async (module: string): Promise<string> => {
  const plugin = messagesPlugin();
  const handler = (typeof plugin.load === 'object' ? plugin.load.handler : plugin.load) as (
    id: string,
  ) => Promise<string>;
  return handler.call({ addWatchFile: () => undefined }, `\0${PREFIX}${module}`);
};

/** The messages in a module's code. */
const messagesIn = (code: string): Record<string, unknown> =>
  JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf(';'))) as Record<string, unknown>;

test('every text of a catalogue is in its module: plain ones as they are, those with arguments compiled', async () => {
  const compiled = messagesIn(await load('en-US/writing'));
  expect(Object.keys(compiled)).toEqual(Object.keys(english));
  expect(compiled['writing.title']).toBe(english['writing.title']);
  expect(compiled['writing.deleteNamed']).toEqual([
    { type: 0, value: 'Delete draft ' },
    { type: 1, value: 'title' },
  ]);
});

test('every catalogue that the index names can be read', async () => {
  const index = await load('index');
  const modules = [...new Set([...index.matchAll(/virtual:messages\/([^"]+)/gu)].map(([, module = '']) => module))];
  const codes = await Promise.all(modules.map(load));
  expect(modules.length).toBeGreaterThan(0);
  for (const code of codes) expect(code).toMatch(/^export const messages0? = \{"/u);
});
