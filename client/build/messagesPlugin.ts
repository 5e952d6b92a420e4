import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';
import { groupOf, messagesId, PREFIX } from '#scripts/lib/messagesModule.ts';

const I18N = fileURLToPath(new URL('../src/i18n', import.meta.url));
const PARSER = '@formatjs/icu-messageformat-parser';
const NO_PARSER = '@formatjs/icu-messageformat-parser/no-parser.js';

const CatalogueSchema = v.object({ messages: v.record(v.string(), v.string()) });

/**
 * Imports a catalogue as it is now. Catalogues import only types, so their code is complete without Vite's module runner, which gives up on
 * a file after a minute: a busy computer did not read all of them in that time.
 */
async function readCatalogue(file: string): Promise<v.InferOutput<typeof CatalogueSchema>> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return v.parse(CatalogueSchema, await import(`data:text/javascript,${encodeURIComponent(code)}`));
}

async function compileArea(locale: string, area: string): Promise<string> {
  const { messages } = await readCatalogue(join(I18N, locale, `${area}.ts`));
  const compiled: Record<string, unknown> = {};
  for (const [id, text] of Object.entries(messages)) {
    const elements = parse(text, { captureLocation: false });
    const [only] = elements;
    // A message without arguments stays a plain string, which is smaller; react-intl shows it unchanged.
    compiled[id] = elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
  }
  return `export const messages = ${JSON.stringify(compiled)};`;
}

async function compileTogether(locale: string, areas: readonly string[]): Promise<string> {
  const codes = await Promise.all(areas.map((area) => compileArea(locale, area)));
  return codes.map((code, index) => code.replace('messages', `messages${index}`)).join('\n');
}

/** Code that imports the texts of an area: from a chunk of its own, or from the shared one. */
function loaderCode(locale: string, area: string): string {
  const file = JSON.stringify(messagesId(locale, area));
  const group = groupOf(area);
  if (group === undefined) return `() => import(${file})`;
  return `() => import(${file}).then((file) => ({ messages: file.messages${group.indexOf(area)} }))`;
}

/** Generates a loader for every locale and area found in the folders, so that a new area needs no registration. */
async function loadersCode(): Promise<string> {
  const lines: string[] = [];
  for (const locale of ['zh-CN', 'en-US']) {
    const files = await readdir(join(I18N, locale));
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const area = basename(file, '.ts');
      lines.push(`${JSON.stringify(`${locale}/${area}`)}: ${loaderCode(locale, area)}`);
    }
  }
  return `export const loaders = {\n${lines.join(',\n')}\n};`;
}

/**
 * Compiles the message catalogues ahead of time, so that the ICU parser (about 10 kB gzip) never reaches the browser.
 * `import('virtual:messages/zh-CN/overview')` gives the compiled messages of `src/i18n/zh-CN/overview.ts`;
 * `virtual:messages/index` gives a loader for every locale and area there is, so that a new area needs no registration.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'answerscope-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [new RegExp(`^${PREFIX}`), new RegExp(`^${PARSER}$`)] },
      async handler(id, importer) {
        if (id.startsWith(PREFIX)) return `\0${id}`;
        // Replaces only the run-time import; this plugin itself runs in Node with the real parser.
        if (importer === undefined || /client\/build|\.test\.tsx?$/u.test(importer)) return null;
        return (await this.resolve(NO_PARSER, importer, { skipSelf: true })) ?? null;
      },
    },
    load: {
      filter: { id: new RegExp(`^\0${PREFIX}`) },
      async handler(id) {
        const rest = id.slice(PREFIX.length + 1);
        if (rest === 'index') return loadersCode();
        const [locale, area] = rest.split('/');
        if (locale === undefined || area === undefined) return null;
        const areas = area.split('+');
        for (const one of areas) this.addWatchFile(join(I18N, locale, `${one}.ts`));
        return areas.length > 1 ? compileTogether(locale, areas) : compileArea(locale, area);
      },
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.startsWith(I18N)) return modules;
      const area = basename(file, '.ts');
      const locale = basename(join(file, '..'));
      for (const [id, compiled] of server.moduleGraph.idToModuleMap) {
        const [, own, areas = ''] = id.startsWith(`\0${PREFIX}`) ? id.slice(1 + 'virtual:'.length).split('/') : [];
        if (own === locale && areas.split('+').includes(area)) server.moduleGraph.invalidateModule(compiled);
      }
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
