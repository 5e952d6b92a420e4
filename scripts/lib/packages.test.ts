import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readSources } from './readSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestSchema = v.object({
  scripts: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));
const listed = { ...manifest.dependencies, ...manifest.devDependencies };

const sources = readSources(['client', 'mock-server/src', 'mock-server/bench', 'scripts', 'fixtures']);
/** An import of a package, types included, at the start of a line or as a call. */
const IMPORTED = /(?:^import (type )?[^'"]*|^\} |\bimport\()(?:from )?'((?:@[\w.-]+\/)?[a-z][\w.-]*)[^']*'/gmu;
const OWN = /^(?:node|virtual)$/u;

/** Packages that another package installs, and why package.json does not name them. */
const BROUGHT: Readonly<Record<string, string>> = {
  express: 'json-server is built on it; a second copy would be another application',
  '@blueprintjs/datetime': 'the datetime2 of the specification is built on it',
  hast: 'types of the trees of rehype-parse',
  mdast: 'types of the trees of remark-parse',
  unist: 'types of both',
};

/** Used without an import: type packages, tools named in a script or by another tool. */
const NOT_IMPORTED =
  /^(?:@types\/.*|oxlint-tsgolint|stylelint-config-.*|sass|postcss|@testing-library\/dom|tsx|oxfmt|oxlint|typescript)$/u;

function packagesOf(text: string): readonly string[] {
  return [...text.matchAll(IMPORTED)].map(([, , name = '']) => name).filter((name) => !OWN.test(name));
}

/** Requested together with the specification. */
const ASKED_FOR = [
  ...['react', 'react-dom', 'react-router', 'mobx', 'mobx-react-lite', 'react-intl', '@blueprintjs/core'],
  ...['@blueprintjs/datetime2', 'highcharts', 'highcharts-react-official', 'axios', 'json-server', 'concurrently'],
  'playwright',
];
const TOP_LEVEL = ['client', 'mock-server', 'fixtures', 'tsconfig.json', 'playwright.config.ts', 'README.md'];

test('the packages and the layout that were asked for are there', () => {
  expect(ASKED_FOR.filter((name) => !(name in listed))).toEqual([]);
  expect(TOP_LEVEL.filter((name) => !existsSync(`${root}/${name}`))).toEqual([]);
});

test('every package that is imported is named in package.json, or comes with one that is', () => {
  const unnamed = [...sources].flatMap(([file, text]) =>
    packagesOf(text)
      .filter((name) => !(name in listed) && !(name in BROUGHT))
      .map((name) => `${file}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('every package of package.json is used', () => {
  const texts = [...sources.values(), readFileSync(`${root}/scripts/ensureDependencies.mjs`, 'utf8')].join('\n');
  const unused = Object.keys(listed).filter(
    (name) =>
      !NOT_IMPORTED.test(name) &&
      !texts.includes(`'${name}'`) &&
      !texts.includes(`'${name}/`) &&
      !texts.includes(`${name}/`),
  );
  expect(unused).toEqual([]);
});

/** Type packages without a package of that name. */
const TYPES_ALONE = new Set(['node']);
const typesManifestSchema = v.object({ types: v.optional(v.string()), typings: v.optional(v.string()) });

test('types stand in package.json only for packages that are imported and bring none', () => {
  const needless = Object.keys(listed).flatMap((name) => {
    const typed = /^@types\/(.+)$/u.exec(name)?.[1];
    if (typed === undefined || TYPES_ALONE.has(typed)) return [];
    if (![...sources.values()].some((text) => packagesOf(text).includes(typed))) return [`${name}: nobody imports it`];
    const text = readFileSync(`${root}/node_modules/${typed}/package.json`, 'utf8');
    const { types, typings } = v.parse(typesManifestSchema, JSON.parse(text));
    return types === undefined && typings === undefined ? [] : [`${name}: ${typed} brings its own`];
  });
  expect(needless).toEqual([]);
});
