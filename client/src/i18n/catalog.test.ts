import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));
const build = fileURLToPath(new URL('../../build', import.meta.url));
/** Messages that are the same in every language, such as a language's own name. */
const OWN_NAMES = new Set(['common.language.zh']);

const areas = (await readdir(join(here, 'zh-CN'))).map((name) => name.replace(/\.ts$/u, ''));
const texts = new Map<string, Record<string, string>>();
for (const locale of locales) {
  const all: Record<string, string> = {};
  for (const area of areas) {
    const module = (await import(join(here, locale, `${area}.ts`))) as { messages: Record<string, string> };
    Object.assign(all, module.messages);
  }
  texts.set(locale, all);
}
const zh = texts.get('zh-CN') ?? {};
const en = texts.get('en-US') ?? {};

/** The arguments and tags of a message in any order; plural-only arguments are ignored, since Chinese has no plural. */
function slots(elements: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.plural) {
      found.add(`${String(element.type === TYPE.tag)}:${element.value}`);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) slots(option.value, found);
    }
    if (element.type === TYPE.tag) slots(element.children, found);
  }
  return found;
}

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.parentPath.startsWith(join(here, 'zh')))
    .filter((entry) => !entry.parentPath.startsWith(join(here, 'en')))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

describe('the catalogues', () => {
  test('both languages have the same areas and ids', async () => {
    expect((await readdir(join(here, 'en-US'))).sort()).toEqual((await readdir(join(here, 'zh-CN'))).sort());
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  });
  test('every text parses and takes the same arguments in both languages', () => {
    for (const [id, text] of Object.entries(zh)) {
      expect([...slots(parse(en[id] ?? ''))].sort(), id).toEqual([...slots(parse(text))].sort());
    }
  });
  test('no text is empty, and none in English is Chinese', () => {
    for (const [id, text] of Object.entries(en)) {
      expect(text.trim(), id).not.toBe('');
      expect(zh[id]?.trim(), id).not.toBe('');
      if (!OWN_NAMES.has(id)) expect(text, id).not.toMatch(/\p{Script=Han}/u);
    }
  });
  test('Chinese texts keep a space between Chinese and Latin words', () => {
    for (const [id, text] of Object.entries(zh)) {
      const plain = text.replaceAll(/\{[^{}]*\}/gu, ' ');
      expect(plain, id).not.toMatch(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u);
    }
  });
  test('no id is unused', { timeout: 60_000 }, async () => {
    const code = [...(await sources(source)), ...(await sources(build))].join('\n');
    const unused = Object.keys(zh).filter((id) => {
      if (code.includes(id)) return false;
      // Ids built from a prefix and a value: `error.${kind}`.
      const prefixes = id.split('.').map((_part, index, parts) => parts.slice(0, index).join('.'));
      return !prefixes.some((prefix) => prefix !== '' && code.includes(`\`${prefix}.\${`));
    });
    expect(unused).toEqual([]);
  });
});
