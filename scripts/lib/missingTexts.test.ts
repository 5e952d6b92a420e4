import { describe, expect, test } from 'vitest';
import { createTextSearch, findMissingTexts } from './missingTexts.ts';
import { readSources } from './readSources.ts';
import { resolveImport } from './resolveImport.ts';

const SHELL = ['common', 'shell', 'ui'];
const PAGES = 'client/src/app/pages.ts';
const ROUTES = 'client/src/app/routes.tsx';
const REPORT = 'client/src/components/report/ReportDocument.tsx';
const sources = readSources(['client/src']);
const text = (file: string): string => sources.get(file) ?? '';
const words = (list = ''): readonly string[] => [...list.matchAll(/'(\w+)'/gu)].map(([, word = '']) => word);

/** The pages of the frame with their areas, as pages.ts lists them. */
function framePages(): readonly (readonly [string, readonly string[]])[] {
  const shared = new Map(
    [...text(PAGES).matchAll(/const (\w+) = \[([^\]]*)\] as const/gu)].map(([, name = '', list]) => [
      name,
      words(list),
    ]),
  );
  return text(PAGES)
    .split('\n  {\n')
    .slice(1)
    .map((entry) => {
      const { list, name = '' } = /areas: (?:\[(?<list>[^\]]*)\]|(?<name>\w+))/u.exec(entry)?.groups ?? {};
      const file = /import\('([^']+)'\)/u.exec(entry)?.[1] ?? '../pages/workplace/WorkplacePage.tsx';
      const areas = list === undefined ? (shared.get(name) ?? []) : words(list);
      return [resolveImport(PAGES, file), [...SHELL, ...areas]] as const;
    });
}

/** The frame itself and the pages outside of it, as routes.tsx lists them. */
const routePages = (): readonly (readonly [string, readonly string[]])[] =>
  [...text(ROUTES).matchAll(/import\('([^']+)'\),\s+stores\.catalog\.ensure\(\[([^\]]*)\]\)/gu)].map(
    ([, file = '', list]) => [resolveImport(ROUTES, file), ['common', ...words(list)]] as const,
  );

describe('the texts of every page are loaded with it', () => {
  // An issued report has a catalogue of its own, in the language of the report. The lists of pages and of their
  // titles lead from the frame to all pages, whose texts come with them.
  const apart = [REPORT, PAGES, 'client/src/app/routeMeta.ts'];
  const search = createTextSearch(
    new Map([...sources].map(([file, code]) => [file, apart.includes(file) ? '' : code])),
  );

  test.each(framePages())('%s', (file, areas) => {
    expect(sources.has(file)).toBe(true);
    expect(findMissingTexts(search, file, areas)).toEqual([]);
  });

  test.each(routePages())('%s', (file, areas) => {
    expect(sources.has(file)).toBe(true);
    expect(findMissingTexts(search, file, areas)).toEqual([]);
  });

  test('an issued report', () => {
    const list = /AREAS[^=]*= \[([^\]]*)\]/u.exec(text('client/src/components/report/ReportLocale.tsx'))?.[1];
    expect(findMissingTexts(createTextSearch(sources), REPORT, words(list))).toEqual([]);
  });

  test('all pages are looked at', () => {
    expect(framePages().length).toBe(text(PAGES).split('titleId:').length - 2);
    expect(routePages().length).toBe(text(ROUTES).split('stores.catalog.ensure([').length - 1);
  });
});

test('a text of an area that is not loaded is found, over imports and by its beginning; one that a part loads itself is not', () => {
  const search = createTextSearch(
    new Map([
      ['client/src/i18n/zh-CN/one.ts', "export const messages = {\n  'one.a': '',\n};"],
      ['client/src/i18n/zh-CN/two.ts', "export const messages = {\n  'two.b.c': '',\n  'two.d': '',\n};"],
      [
        'client/src/pages/Page.tsx',
        "import { Part } from './Part.tsx';\nimport { Own } from './Own.tsx';\nf('one.a');",
      ],
      ['client/src/pages/Part.tsx', "import type { T } from './Type.tsx';\nf(`two.b.${kind}`);"],
      ['client/src/pages/Own.tsx', "const ready = useTexts('two');\nf('two.d');"],
      ['client/src/pages/Type.tsx', "f('two.d');"],
    ]),
  );
  expect(findMissingTexts(search, 'client/src/pages/Page.tsx', ['one'])).toEqual([
    'two: two.b.c in client/src/pages/Part.tsx',
  ]);
  expect(findMissingTexts(search, 'client/src/pages/Page.tsx', ['one', 'two'])).toEqual([]);
});
