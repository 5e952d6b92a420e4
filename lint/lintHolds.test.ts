import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Example } from './examples/Example.ts';
import { HOUSE } from './examples/house.ts';
import { JAVASCRIPT, PLAIN_JAVASCRIPT, PLAIN_PREAMBLE } from './examples/javascript.ts';
import { ACCESSIBILITY, REACT } from './examples/react.ts';
import { TYPESCRIPT } from './examples/typescript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const nameOf = (rule: string): string => rule.replace('/', '-');

function examplesOf(codes: Readonly<Record<string, string>>, place: (name: string) => string): readonly Example[] {
  return Object.entries(codes).map(([rule, code]) => ({ rule, code, file: place(nameOf(rule)) }));
}

const EXAMPLES: readonly Example[] = [
  ...[JAVASCRIPT, PLAIN_JAVASCRIPT].flatMap((codes) =>
    examplesOf(codes, (name) => `scripts/plain/${name}.js`).map((example) => ({
      ...example,
      code: PLAIN_PREAMBLE + example.code,
    })),
  ),
  ...examplesOf(TYPESCRIPT, (name) => `scripts/typed/${name}.ts`),
  ...examplesOf(REACT, (name) => `client/src/components/react/${name}.tsx`),
  ...examplesOf(ACCESSIBILITY, (name) => `client/src/components/markup/${name}.tsx`),
  ...HOUSE,
];

/** Runs the project's rules with types on the examples only; outside the repository, because .gitignore excludes no file there. */
const place = mkdtempSync(join(tmpdir(), 'lint-holds-'));
const said = new Map<string, string[]>();

function plant({ file, code }: Example): void {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  // Without an export, a file's declarations would be global and shared with all others; scripts are sloppy mode on purpose.
  const isShared = file.endsWith('.ts') && !/^(?:ex|im)port /mu.test(code);
  writeFileSync(join(place, file), isShared ? `${code}\nexport {};\n` : `${code}\n`);
}

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'lint', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, name), join(place, name), { recursive: true });
  }
  rmSync(join(place, 'lint/examples'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  EXAMPLES.forEach(plant);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'client', 'mock-server', 'fixtures', 'scripts'],
    { cwd: place, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string; message: string }[] };
  for (const { filename, code = '', message } of diagnostics) {
    // `eslint(no-var)`, `typescript(no-explicit-any)`; without a code: a parse error.
    const [, plugin = '', rule = message] = /^(.+?)\((.+)\)$/u.exec(code) ?? [];
    const name = ['', 'eslint'].includes(plugin)
      ? rule
      : `${plugin.replace('jsx_a11y', 'jsx-a11y').replace('react-hooks', 'react')}/${rule}`;
    said.set(filename, [...(said.get(filename) ?? []), name]);
  }
}, 300_000);

afterAll(() => {
  rmSync(place, { recursive: true });
});

test.each(EXAMPLES.filter(({ rule }) => rule !== undefined))('$rule refuses $file', ({ file, rule }) => {
  expect(said.get(file) ?? []).toContain(rule);
});

test.each(EXAMPLES.filter(({ allowed }) => allowed === true))('nothing refuses $file', ({ file }) => {
  expect(said.get(file) ?? []).toEqual([]);
});

test('every rule that is switched on has an example', () => {
  const config = [
    '.oxlintrc.json',
    ...readdirSync(join(root, 'lint'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `lint/${name}`),
  ]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const on = [...config.matchAll(/"([\w/-]+)": (?:"error"|\[\s*"error")/gu)].map(([, rule = '']) => rule);
  const shown = new Set(EXAMPLES.map(({ rule }) => rule));
  expect(on.length).toBeGreaterThan(200);
  expect([...new Set(on)].filter((rule) => rule !== 'reportUnusedDisableDirectives' && !shown.has(rule))).toEqual([]);
});
