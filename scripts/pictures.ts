import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { withBenchServers } from './bench/benchServers.ts';
import { CommandError } from './lib/CommandError.ts';
import { runScript } from './lib/runScript.ts';
import { PICTURES } from './pictures/pictureList.ts';
import type { Picture } from './pictures/pictureList.ts';
import { takePicture } from './pictures/takePicture.ts';
import { TOUR_PICTURES } from './pictures/tourPictures.ts';

/** A folder of pictures. */
interface Album {
  readonly folder: string;
  readonly pictures: readonly Picture[];
  /** Limit of the total size, because every clone of the repository downloads them. */
  readonly mostBytes: number;
  /** Whether a page shows them and needs their dimensions, which are written to `sizes.json` next to them. */
  readonly saysSizes: boolean;
}

const ALBUMS: readonly Album[] = [
  { folder: 'client/screenshots', pictures: PICTURES, mostBytes: 1_500_000, saysSizes: false },
  // For the landing page.
  { folder: 'client/src/pages/create/tour/pictures', pictures: TOUR_PICTURES, mostBytes: 1_000_000, saysSizes: true },
];
const TODAY = '2026-06-30';

/** Takes the pictures of an album and deletes outdated ones. @throws Error when they exceed the size limit. */
async function takeAlbum(browser: Browser, { folder, pictures, mostBytes, saysSizes }: Album): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  const sizes: Record<string, { readonly width: number; readonly height: number }> = {};
  for (const picture of pictures) {
    const { image, width, height } = await takePicture(browser, picture, TODAY);
    sizes[picture.name] = { width, height };
    writeFileSync(join(folder, `${picture.name}.webp`), image);
    bytes += image.length;
    console.log(`${picture.name}.webp  ${(image.length / 1000).toFixed(0)} kB`);
  }
  const names = new Set(pictures.map(({ name }) => `${name}.webp`));
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.webp') && !names.has(one))) {
    if (statSync(join(folder, file)).isFile()) rmSync(join(folder, file));
  }
  if (saysSizes) writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${folder}: ${pictures.length} pictures, ${(bytes / 1000).toFixed(0)} kB`);
  if (bytes > mostBytes) {
    throw new CommandError(`The pictures of ${folder} are larger than ${mostBytes / 1000} kB together.`);
  }
}

/**
 * Takes the pictures of the README and of the landing page from the production build with the demo data: `npm run build && npm run
 * pictures`. The day is fixed, the clock stands still and nothing moves, so the same product gives the same pictures. `npm run pictures
 * tour` takes those of folders whose name contains the word.
 */
async function takePictures(wanted = ''): Promise<void> {
  if (!existsSync('dist/index.html')) throw new CommandError('Nothing is built yet: run npm run build first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    await withBenchServers(
      dataDir,
      async (browser) => {
        for (const album of ALBUMS.filter(({ folder }) => folder.includes(wanted))) await takeAlbum(browser, album);
      },
      { MOCK_TODAY: TODAY },
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const HELP = `Takes the pictures of the README and of the login page from the finished build, over the demo data.

  npm run pictures [-- WORD]   with a word, only the folders whose name contains it: screenshots, tour`;

process.exitCode = await runScript('pictures', async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) console.log(HELP);
  else await takePictures(positionals[0]);
});
