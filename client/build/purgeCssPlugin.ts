import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, ResolvedConfig } from 'vite';
import { build } from 'vite';
import { ALWAYS_KEPT, customProperties, expandClassNames } from './expandClassNames.ts';
import { messagesPlugin } from './messagesPlugin.ts';

const BLUEPRINT_RULE = '.bp6-';
const STYLE_SHEET = /\.s?css(?:\?|$)/;

/** Style sheets do not affect which classes the code uses; without them the trial build takes only a second. */
function withoutStylesPlugin(): Plugin {
  return {
    name: 'answerscope-without-styles',
    enforce: 'pre',
    load: { filter: { id: STYLE_SHEET }, handler: () => ({ code: 'export default {}', moduleType: 'js' }) },
  };
}

/**
 * All JavaScript of the product after tree shaking, from a temporary build. Not minified: names can be traced only while each variable has
 * its own name.
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

/** The custom properties of Blueprint that our own style sheets and components use are kept. */
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

/** Removes the Blueprint rules that none of these class names and properties needs from a style sheet. */
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
 * Ships only the used Blueprint rules (all of them are 467 kB). Processes each style sheet after Sass and before bundling, not the output
 * files, so that the content hash in a file's name stays correct.
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
