import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, ResolvedConfig } from 'vite';
import { build } from 'vite';
import { ALWAYS_KEPT, customProperties, expandClassNames } from './expandClassNames.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { subtractSheet } from './subtractSheet.ts';
import { withoutLaterCodePlugin } from './withoutLaterCodePlugin.ts';

const BLUEPRINT_RULE = '.bp6-';
const STYLE_SHEET = /\.s?css(?:\?|$)/;
const GLOBAL_SHEET = /[\\/]styles[\\/]global\.scss$/;
/** The sheet with what Blueprint has for the screens behind the login. */
const LATER_SHEET = /[\\/]styles[\\/]blueprintLater\.scss$/;
/** Style sheets say nothing about which classes the code uses; without them the trial build takes a second. */
function withoutStylesPlugin(): Plugin {
  return {
    name: 'answerscope-without-styles',
    enforce: 'pre',
    load: { filter: { id: STYLE_SHEET }, handler: () => ({ code: 'export default {}', moduleType: 'js' }) },
  };
}

/**
 * All JavaScript of the product (or of its first screens) after tree shaking, from a build that is thrown away. Not minified: which names are
 * built on which can only be told while each has its own.
 */
async function shakenCode(config: ResolvedConfig, firstScreens: boolean): Promise<string> {
  const output = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    plugins: [withoutStylesPlugin(), messagesPlugin(), firstScreens && withoutLaterCodePlugin()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
    },
  });
  const results = [output].flat();
  return results
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

interface Used {
  readonly names: readonly string[];
  readonly properties: readonly string[];
}

/** Our own sheets and components may use any of Blueprint's custom properties; what they name stays. */
async function propertiesInSources(root: string): Promise<string[]> {
  const directory = join(root, 'src');
  const files = (await readdir(directory, { recursive: true })).filter((file) => /\.(?:scss|tsx?)$/u.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return customProperties(texts.join('\n'));
}

async function findUsed(config: ResolvedConfig, firstScreens: boolean): Promise<Used> {
  const [code, properties] = await Promise.all([shakenCode(config, firstScreens), propertiesInSources(config.root)]);
  return { names: expandClassNames(code), properties: [...properties, ...customProperties(code)] };
}

/** The style sheet without the Blueprint rules that none of these class names and properties needs. */
async function purge(css: string, { names, properties }: Used): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: (text) => text.split(' ') }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    safelist: { standard: ALWAYS_KEPT, variables: [...properties] },
  });
  return result?.css ?? css;
}

/**
 * Ships only the Blueprint rules in use (all of them are 467 kB): those of the first screens in the sheet that everybody
 * loads, the others in `styles/blueprintLater.scss`, which comes with the frame. Works on each sheet after Sass and before
 * bundling, not on the finished files, so that a file's name, which is the hash of its content, stays true to what is in it.
 */
export function purgeCssPlugin(): Plugin {
  let config: ResolvedConfig | undefined;
  const used = new Map<boolean, Promise<Used>>();
  const usedBy = async (resolved: ResolvedConfig, firstScreens: boolean): Promise<Used> => {
    const found = used.get(firstScreens) ?? findUsed(resolved, firstScreens);
    used.set(firstScreens, found);
    return found;
  };
  return {
    name: 'answerscope-purge-css',
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: STYLE_SHEET },
      async handler(css, id) {
        if (config === undefined || !css.includes(BLUEPRINT_RULE)) return null;
        const later = LATER_SHEET.test(id);
        // While developing nothing is purged, so that nothing is left for later.
        if (config.command === 'serve') return later ? { code: '', map: null } : null;
        const first = GLOBAL_SHEET.test(id);
        const purged = await purge(css, await usedBy(config, first));
        if (!later) return { code: purged, map: null };
        return { code: subtractSheet(purged, await purge(css, await usedBy(config, true))), map: null };
      },
    },
  };
}
