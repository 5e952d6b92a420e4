import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Part {
  readonly importer: string;
  readonly id: RegExp;
  readonly code: string;
}

const TEXT = fileURLToPath(new URL('../src/components/ui/BlueprintText.ts', import.meta.url));

/** Parts of packages that this product never uses but that tree shaking cannot see to be unused. */
const PARTS: readonly Part[] = [
  {
    // Blueprint's icons by name: the table of all names is 8 kB gzip of the first load, and its 600 kB of paths would be
    // built and never fetched. Icons are imported one by one, as components. Loud on purpose: a console error, which
    // fails the browser tests, where there would be an empty place.
    importer: '@blueprintjs/icons',
    id: /(?:^|\/)iconLoader(?:\.js)?$/,
    code: `
export class Icons {
  static setLoaderOptions() {}
  static getPaths() { return undefined; }
  static isValidIconName() { return false; }
  static async load(name) { console.error('Icon by name: ' + String(name) + '. Pass the icon component instead.'); }
  static async loadAll() {}
}`,
  },
  {
    // axios tries XMLHttpRequest before fetch, and every browser has it; 4 kB gzip. False is axios's word for "not here".
    importer: 'axios',
    id: /^\.\/fetch\.js$/,
    code: 'export const getFetch = () => false; export default false;',
  },
  {
    importer: '@blueprintjs/core',
    id: /(?:^|\/)text\/text(?:\.js)?$/,
    code: `export { BlueprintText as Text } from ${JSON.stringify(TEXT)};`,
  },
];

interface Passage {
  readonly file: RegExp;
  readonly passage: RegExp;
  /** So many of them, or the package has changed and this has to be looked at again. */
  readonly count: number;
  /** What stands there instead, if anything. */
  readonly instead?: string;
}

/** Statements of packages that cost more at the start than they are worth here. */
const PASSAGES: readonly Passage[] = [
  {
    // Whether the browser knows the language. Every browser that runs this program knows the two there are; asking makes it list
    // all it knows, which takes a twentieth of a second on a fast computer before anything is drawn.
    file: /@formatjs[\\/]intl[\\/]index\.js$/,
    passage:
      /else if \(!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length && onError\) onError\(.*\);/gu,
    count: 2,
  },
  {
    // Errors that React makes while it is loaded, to throw and to know again; nobody reads where they were made. A browser that is
    // being inspected finds that out at once, for which it reads all of React again: a twentieth of a second on a fast computer.
    file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    passage: /(?<=\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/gu,
    count: 5,
    instead: 'Object.create(Error.prototype, { message: { value: formatProdErrorMessage($1) } })',
  },
];
const STUB = '\0answerscope-left-out/';

/** Takes out of the product what it is known not to need; during development the packages are whole. */
export function leaveOutPlugin(): Plugin {
  return {
    name: 'answerscope-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: PARTS.map(({ id }) => id) },
      handler: (id, importer) => {
        const index = PARTS.findIndex((part) => part.id.test(id) && importer?.includes(`/${part.importer}/`) === true);
        return index === -1 ? null : `${STUB}${index}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${STUB}`) },
      handler: (id) => PARTS[Number(id.slice(STUB.length))]?.code ?? null,
    },
    transform: {
      filter: { id: PASSAGES.map(({ file }) => file) },
      handler: (code, id) => {
        const found = PASSAGES.filter(({ file }) => file.test(id));
        return found.reduce((whole, { passage, count, instead = '' }) => {
          const matches = whole.match(passage)?.length ?? 0;
          if (matches !== count) throw new Error(`${id}: ${passage.source} was found ${matches} times, not ${count}.`);
          return whole.replace(passage, instead);
        }, code);
      },
    },
  };
}
