import { chunkKey, initialFiles } from '../../scripts/lib/initialFiles.ts';
import type { Manifest } from '../../scripts/lib/initialFiles.ts';
import { messagesModule } from '../../scripts/lib/messagesModule.ts';
import { locales } from '../src/i18n/locales.ts';
import { sheetsOf } from './sheetsOf.ts';

/** A page behind the login, as the table of pages (client/src/app/pages.ts) has it. */
export interface PageSource {
  readonly path: string;
  /** The module of the page, in source form. */
  readonly module: string;
  /** Areas of texts. */
  readonly areas: readonly string[];
  /** Its heading by language; none when that cannot be told before the page is there. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface PageEntry {
  /** Files that a page needs beyond those of every page, by their place in the list of all. */
  readonly all: readonly number[];
  /** The same, of its texts, by language. */
  readonly texts: Readonly<Record<string, readonly number[]>>;
  readonly titles: Readonly<Record<string, string>>;
}

export interface AheadTable {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, PageEntry>>;
}

/** Files of the build that nearly all pages behind the login stand on (chunkGroups.ts). */
const OF_ALL_PAGES = ['fields', 'frame', 'insight'];
/** What they show texts of. */
const AREAS_OF_ALL_PAGES = ['common', 'shell'];

/** Scripts in any order, then style sheets in the order in which the app would load them. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = modules.map((name) => chunkKey(manifest, name));
  const scripts = initialFiles(manifest, modules).filter((file) => file.endsWith('.js'));
  return [...scripts.map((file) => `/${file}`), ...sheetsOf(manifest, keys)];
}

/** What the page of the app may fetch for whatever page is asked for, beyond what it names by itself. */
export function filesOfAllPages(manifest: Manifest): string[] {
  const own = new Set(initialFiles(manifest, []).map((file) => `/${file}`));
  return filesOf(manifest, OF_ALL_PAGES).filter((file) => !own.has(file));
}

/**
 * What public/boot.js fetches beyond that, by path of the page.
 * @throws Error naming what the build does not have
 */
export function aheadTable(manifest: Manifest, pages: readonly PageSource[]): AheadTable {
  const files: string[] = [];
  const place = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const known = new Set(filesOf(manifest, OF_ALL_PAGES));
  const entries = pages.map(({ path, module, areas, titles }): [string, PageEntry] => {
    const own = filesOf(manifest, [module]).filter((file) => !known.has(file));
    const texts = locales.map((locale): [string, number[]] => {
      const modules = [...AREAS_OF_ALL_PAGES, ...areas].map((area) => messagesModule(locale, area));
      const addresses = filesOf(manifest, modules).filter((file) => !known.has(file));
      return [locale, addresses.map(place)];
    });
    return [path, { all: own.map(place), texts: Object.fromEntries(texts), titles }];
  });
  return { files, pages: Object.fromEntries(entries) };
}
