import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, ResolvedConfig } from 'vite';
import { build } from 'vite';
import { ALWAYS_KEPT, customProperties, expandClassNames } from './expandClassNames.ts';
import { messagesPlugin } from './messagesPlugin.ts';

const BLUEPRINT_RULE = '.bp6-';
const STYLE_SHEET = /\.s?css(?:\?|$)/;

/** Style sheets do not matter for which classes the code uses; without them the trial build takes a second. */
function withoutStylesPlugin(): Plugin {
  return {
    name: 'answerscope-without-styles',
    enforce: 'pre',
    load: { filter: { id: STYLE_SHEET }, handler: () => ({ code: 'export default {}', moduleType: 'js' }) },
  };
}

/**
 * All JavaScript of the product after tree shaking, from a build that is thrown away. Not minified: which names are built on which
 * can only be told while each has its own.
 */
async function shakenCode(config: ResolvedConfig): Promise<string> {
  const output = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    plugins: [withoutStylesPlugin(), messagesPlugin()],
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

async function findUsed(config: ResolvedConfig): Promise<Used> {
  const [code, properties] = await Promise.all([shakenCode(config), propertiesInSources(config.root)]);
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
 * Ships only the Blueprint rules in use (all of them are 467 kB). Works on each sheet after Sass and before bundling, not on the
 * finished files, so that a file's name, which is the hash of its content, stays true to what is in it.
 */
export function purgeCssPlugin(): Plugin {
  let config: ResolvedConfig | undefined;
  let used: Promise<Used> | undefined;
  return {
    name: 'answerscope-purge-css',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: STYLE_SHEET },
      async handler(css) {
        if (config === undefined || !css.includes(BLUEPRINT_RULE)) return null;
        used ??= findUsed(config);
        return { code: await purge(css, await used), map: null };
      },
    },
  };
}
