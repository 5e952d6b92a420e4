import type { Plugin } from 'vite';

const STUB = '\0answerscope-icons-by-component';

/** Loud on purpose: in the product it would be an empty place, in the tests it is a console error, which fails them. */
const STUB_CODE = `
export class Icons {
  static setLoaderOptions() {}
  static getPaths() { return undefined; }
  static isValidIconName() { return false; }
  static async load(name) { console.error('Icon by name: ' + String(name) + '. Pass the icon component instead.'); }
  static async loadAll() {}
}`;

/**
 * Takes Blueprint's loading of icons by name out of the product: the table of all names alone is 8 kB gzip of the first
 * load, and its 600 kB of paths would be built and never fetched. Icons are imported one by one, as components.
 */
export function iconsByComponentPlugin(): Plugin {
  return {
    name: 'answerscope-icons-by-component',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(?:^|\/)iconLoader(?:\.js)?$/ },
      handler: (_id, importer) => (importer?.includes('@blueprintjs/icons') === true ? STUB : null),
    },
    load: { filter: { id: new RegExp(`^${STUB}$`) }, handler: () => STUB_CODE },
  };
}
