import { initialFiles } from '../../scripts/lib/initialFiles.ts';
import type { Manifest } from '../../scripts/lib/initialFiles.ts';
import { CREATE_MODULES, createTexts } from '../../scripts/lib/routeBudgets.ts';
import { locales } from '../src/i18n/locales.ts';
import { sheetsOf } from './sheetsOf.ts';

/** What /create needs, by address. */
export interface PageFiles {
  /** The app itself, which public/create.js starts. */
  readonly entry: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Files of texts by language: the reader's alone are fetched. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Finds them in what Vite says of the finished build. @throws Error when the build has no entry, or a module is not in it */
export function createFiles(manifest: Manifest): PageFiles {
  const addresses = (modules: readonly string[]): string[] => initialFiles(manifest, modules).map((file) => `/${file}`);
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey === undefined ? undefined : manifest[entryKey]?.file;
  if (entryKey === undefined || entry === undefined) throw new Error('The build has no entry.');
  const files = addresses(CREATE_MODULES);
  const texts = locales.map((locale): [string, string[]] => [
    locale,
    addresses([...CREATE_MODULES, ...createTexts(locale)]).filter((file) => !files.includes(file)),
  ]);
  return {
    entry: `/${entry}`,
    styles: sheetsOf(manifest, [entryKey, ...CREATE_MODULES]),
    scripts: files.filter((file) => file.endsWith('.js')),
    texts: Object.fromEntries(texts),
  };
}
