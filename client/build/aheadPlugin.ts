import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import { locales } from '../src/i18n/locales.ts';
import { aheadTable, filesOfAllPages } from './aheadTable.ts';
import type { PageSource } from './aheadTable.ts';
import { afterBuild } from './afterBuild.ts';

const PLACE = 'var ahead = null;';
/** The module of a page in the function that imports it. */
const MODULE = /pages\/[\w/]+\.tsx/u;
const pagesSchema = v.object({
  pages: v.array(
    v.object({
      path: v.string(),
      areas: v.array(v.string()),
      page: v.function(),
      titleId: v.string(),
      ownHeading: v.optional(v.boolean(), false),
    }),
  ),
});

/** Where titles of pages stand in each language. */
const TITLES_MODULE = 'shell.ts';
const textsSchema = v.object({ messages: v.record(v.string(), v.string()) });
const redirectsSchema = v.object({ redirects: v.record(v.string(), v.string()) });

type Load = (file: string) => Promise<unknown>;

/** What a title is in each language, by its id. */
async function readTitles(load: Load): Promise<(id: string) => Record<string, string>> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const { messages } = v.parse(textsSchema, await load(`i18n/${locale}/${TITLES_MODULE}`));
      return [locale, messages] as const;
    }),
  );
  return (id) =>
    Object.fromEntries(
      texts.map(([locale, { [id]: title }]) => {
        if (title === undefined) throw new Error(`${TITLES_MODULE} has no ${id} in ${locale}.`);
        return [locale, title];
      }),
    );
}

/** The tables of the app itself: a page that is added to them needs no registration here. */
async function readPages(root: string): Promise<PageSource[]> {
  const load: Load = async (file) => (await runnerImport<unknown>(join(root, 'src', file))).module;
  const titlesOf = await readTitles(load);
  const { pages } = v.parse(pagesSchema, await load('app/pages.ts'));
  const sources = pages.map(({ path, areas, page, titleId, ownHeading }) => {
    const [found] = MODULE.exec(String(page)) ?? [];
    if (found === undefined) throw new Error(`The page of ${path} is imported in a way that the build cannot read.`);
    return { path, areas, module: `src/${found}`, titles: ownHeading ? {} : titlesOf(titleId) };
  });
  const { redirects } = v.parse(redirectsSchema, await load('app/redirects.ts'));
  const leadsTo = (path: string): string => (redirects[path] === undefined ? path : leadsTo(redirects[path]));
  const led = Object.keys(redirects).flatMap((path) =>
    sources.filter((page) => page.path === leadsTo(path)).map((page) => ({ ...page, path })),
  );
  return [...sources, ...led];
}

const linkTo = (file: string): string =>
  `    <link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">\n`;

/**
 * Tells the browser early what it will need: the page of the app names what all pages behind the login stand on, and boot.js,
 * which runs before the app is there, fetches the rest of the page that the address means. Unasked, each file is found out about
 * only when the one that imports it runs.
 */
export function aheadPlugin(): Plugin {
  // Before create.html is made of the page of the app.
  return afterBuild('answerscope-ahead', 'pre', async ({ manifest, read, write }, { root }) => {
    const boot = await read('boot.js');
    if (!boot.includes(PLACE)) throw new Error(`boot.js has no ${PLACE}`);
    const table = JSON.stringify(aheadTable(manifest, await readPages(root)));
    await write(
      'boot.js',
      boot.replace(PLACE, () => `var ahead = ${table};`),
    );
    const links = filesOfAllPages(manifest).map(linkTo).join('');
    await write('index.html', (await read('index.html')).replace('  </head>', `${links}  </head>`));
  });
}
