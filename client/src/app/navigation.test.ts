import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messages as english } from '../i18n/en-US/shell.ts';
import { messages as chinese } from '../i18n/zh-CN/shell.ts';
import { builtInMenu } from './navigation.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const server = join(root, 'mock-server/src');

/** The README, and the server's texts, which send readers to pages of the console. */
const texts = [
  readFileSync(join(root, 'README.md'), 'utf8'),
  ...readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(server, name), 'utf8')),
].join('\n');

test.each([
  ['English', english],
  ['Chinese', chinese],
])('a way "group → page" that is told in %s is one of the menu', (_, messages) => {
  const titleOf = (id: string): string => (messages as Readonly<Record<string, string>>)[id] ?? id;
  const groups = builtInMenu.flatMap(({ title, children }) =>
    children === undefined ? [] : [{ title: titleOf(title), pages: children.map((page) => titleOf(page.title)) }],
  );
  expect(groups.length).toBeGreaterThan(2);
  const astray = groups.flatMap(({ title, pages }) =>
    [...texts.matchAll(new RegExp(`${title} → ([^\\n]{0,40})`, 'gu'))]
      .map(([way, rest = '']) => ({ way, isThere: pages.some((page) => rest.startsWith(page)) }))
      .filter(({ isThere }) => !isThere)
      .map(({ way }) => way),
  );
  expect(astray).toEqual([]);
});
