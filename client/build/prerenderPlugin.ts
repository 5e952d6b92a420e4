import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { locales } from '../src/i18n/locales.ts';
import { createFiles } from './createFiles.ts';
import type { PageFiles } from './createFiles.ts';
import { createPage } from './createPage.ts';
import type { DrawnPage } from './createPage.ts';
import { afterBuild } from './afterBuild.ts';
import type { FinishedBuild } from './afterBuild.ts';
import { leaveOutPlugin } from './leaveOutPlugin.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { withoutLaterCodePlugin } from './withoutLaterCodePlugin.ts';

const ENTRY = 'src/prerender.tsx';
const PROGRAM = 'prerender.mjs';
const moduleSchema = v.object({ prerenderCreate: v.function() });
const drawnSchema = v.object({ page: v.string(), refusal: v.string() });

/** The drawing program, made of the code of the app: what it draws has the class names of the app's style sheets. */
async function loadProgram({ root, mode }: ResolvedConfig): Promise<v.InferOutput<typeof moduleSchema>> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      logLevel: 'error',
      plugins: [messagesPlugin(), leaveOutPlugin(), withoutLaterCodePlugin()],
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        minify: false,
        target: 'esnext',
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false } },
      },
    });
    const program: unknown = await import(pathToFileURL(join(outDir, PROGRAM)).href);
    return v.parse(moduleSchema, program);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function drawAll(config: ResolvedConfig): Promise<DrawnPage[]> {
  const { prerenderCreate } = await loadProgram(config);
  const looks = locales.flatMap((locale) => ['light', 'dark'].map((theme) => ({ locale, theme })));
  return Promise.all(
    looks.map(async ({ locale, theme }) => ({
      locale,
      theme,
      ...v.parse(drawnSchema, await prerenderCreate(locale, theme)),
    })),
  );
}

/** Names of classes that the drawn page has and no sheet of it knows: it would look otherwise than the app's. */
async function strangeClasses(
  read: FinishedBuild['read'],
  drawn: readonly DrawnPage[],
  { styles }: PageFiles,
): Promise<string[]> {
  const sheets = (await Promise.all(styles.map(read))).join('');
  const names = drawn.flatMap(({ page }) =>
    [...page.matchAll(/ class="([^"]*)"/gu)].flatMap(([, list = '']) => list.split(' ')),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('bp6-') && !sheets.includes(`.${name}`));
}

/** Writes create.html: the page of the app with /create drawn in it, so that it stands there before the app does. */
export function prerenderPlugin(): Plugin {
  return afterBuild('answerscope-prerender', null, async ({ manifest, read, write }, config) => {
    const files = createFiles(manifest);
    const drawn = await drawAll(config);
    const strange = await strangeClasses(read, drawn, files);
    if (strange.length > 0) throw new Error(`/create was drawn with classes of no sheet: ${strange.join(', ')}`);
    await write('create.html', createPage(await read('index.html'), drawn, files));
  });
}
