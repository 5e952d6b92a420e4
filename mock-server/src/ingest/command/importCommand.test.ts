import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandsOnDisk } from '../merge/brandsOnDisk.ts';
import { importCommand } from './importCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Imports a file with this content for the brand Lumora; returns the exit code, stdout and stderr. */
const run = (name: string, content: string, ...words: readonly string[]) =>
  command(name, content, '--brand', 'Lumora', ...words);

async function command(name: string, content: string, ...words: readonly string[]) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const [said, complained]: [string[], string[]] = [[], []];
  const errorOut = { isTTY: false, write: (text: string) => complained.push(text) } as unknown as NodeJS.WriteStream;
  const code = await importCommand([path, ...words], {
    environment: { DATA_DIR: folder, LANG: 'en_US.UTF-8' },
    out: (text) => said.push(text),
    errorOut,
    now: () => Date.UTC(2026, 2, 1),
  });
  return { code, said: said.join('\n'), complained: complained.join('') };
}

test.each([
  ['a.yaml', '- prompt: Which lamp?\n  answer: Lumora.\n- prompt: Which desk?\n  answer: None.\n', 'looks like YAML'],
  ['a.txt', 'User: Which lamp?\nChatGPT: Lumora.\nUser: And a desk?\nChatGPT: None.\n', 'looks like a conversation'],
  ['a.json', '// of June\n[{"prompt": "p", "answer": "a"}]\n', 'JSON with comments'],
])('a text that is no table is called what it looks like, as in the app: %s', async (name, content, words) => {
  const { code, said, complained } = await run(name, content);
  expect(code).toBe(1);
  expect(complained).toContain(name);
  expect(complained).toContain(words);
  expect(said).toBe('');
  expect(existsSync(join(folder, 'projects'))).toBe(false);
});

test('a table that lacks a column is told which, and not called anything else', async () => {
  const { code, said, complained } = await run('a.csv', 'prompt,note,date\nWhich lamp?,x,2026-02-01');
  expect([code, complained]).toEqual([1, '']);
  expect(said).toContain('No column found for answer');
});

const BRANDS = [
  {
    name: 'Lumora',
    names: { zh: '流明' },
    own: true,
    aliases: ['流明'],
    match_case: true,
    domains: ['lumora.example'],
  },
  { name: 'Helio', own: false, aliases: [], match_case: false, domains: ['not a host'] },
];
const ANSWER = {
  ...{ id: 'a1', platform: 'ChatGPT', prompt: 'Which lamp?', topic: null, tags: [], run: 1, asked_at: '2026-02-01' },
  ...{ status: 'ok', model: null, answer: 'The Lumora or the Helio.', citations: null, searches: [] },
  ...{ brand_sentiments: {}, mentions: [] },
};
const project = { name: 'Lamps', start_time: '2026-01-01', end_time: '2026-02-28', time_zone: 'UTC' };
const head = { schema: 'answerscope.answers/1', exported_at: '2026-02-28T00:00:00Z', project, brands: BRANDS };
const csvOf = (brands: readonly unknown[]): string =>
  [
    'schema,id,platform,prompt,asked_at,status,answer,brands',
    `answerscope.answers/1,a1,ChatGPT,Which lamp?,2026-02-01,ok,The Lumora or the Helio.,"${JSON.stringify(brands).replaceAll('"', '""')}"`,
  ].join('\n');

test.each([
  ['export.json', JSON.stringify({ ...head, answers: [ANSWER] })],
  ['export.csv', csvOf(BRANDS)],
])('our own export needs no --brand: it names its brands, with all their names: %s', async (name, content) => {
  const { code, complained } = await command(name, content);
  expect([code, complained]).toEqual([0, '']);
  expect(brandsOnDisk(folder, 'Lumora')).toMatchObject([
    { ...BRANDS[0], own: true },
    { name: 'Helio', own: false, domains: [] },
  ]);
  // Again, and under another name: brands that people changed meanwhile stay.
  expect((await command(name, content)).code).toBe(0);
  expect((await command(name, content, '--project', 'Lamps')).code).toBe(0);
  expect(brandsOnDisk(folder, 'Lamps').map((brand) => brand.name)).toEqual(['Lumora', 'Helio']);
});

test('a file that names no own brand asks for one, and --brand goes before that of a file', async () => {
  for (const content of ['prompt,answer,date\nWhich lamp?,Lumora.,2026-02-01', csvOf([]), csvOf([BRANDS[1]])]) {
    const { code, complained } = await command('a.csv', content);
    expect([code, complained]).toEqual([2, expect.stringContaining('--brand: name your brand')]);
  }
  expect(existsSync(join(folder, 'projects'))).toBe(false);
  expect((await command('b.csv', csvOf(BRANDS), '--brand', 'Helio')).code).toBe(0);
  expect(brandsOnDisk(folder, 'Helio').map((brand) => brand.name)).toEqual(['Helio']);
});

test('a file is looked for where the command was typed, which is not where npm runs it', async () => {
  writeFileSync(join(folder, 'typed.csv'), 'platform,prompt,answer,date\nChatGPT,Which lamp?,Lumora.,2026-02-01');
  const said: string[] = [];
  const errorOut = { isTTY: false, write: (text: string) => said.push(text) } as unknown as NodeJS.WriteStream;
  const environment = { DATA_DIR: join(folder, 'data'), LANG: 'en_US.UTF-8', INIT_CWD: folder };
  const io = { environment, errorOut, out: (text: string) => void said.push(text), now: () => Date.UTC(2026, 2, 1) };
  expect(await importCommand(['typed.csv', '--brand', 'Lumora'], io)).toBe(0);
  expect(await importCommand(['none.csv', '--brand', 'Lumora'], io)).toBe(1);
  expect(said.at(-1)).toContain('Cannot read none.csv: ');
});
