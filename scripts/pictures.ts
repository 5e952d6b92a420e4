import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBenchServers } from './bench/benchServers.ts';
import { PICTURES } from './pictures/pictureList.ts';
import { takePicture } from './pictures/takePicture.ts';

/**
 * Takes the README's pictures from the built product over the demo: `npm run build && npm run pictures`. The day is pinned, the clock
 * stands still and nothing moves, so the same product gives the same pictures.
 */
const FOLDER = 'client/screenshots';
/** Of all pictures together: whoever clones the repository takes them along. */
const MOST_BYTES = 1_500_000;
const TODAY = '2026-06-30';

async function takePictures(): Promise<void> {
  if (!existsSync('dist/index.html')) throw new Error('Nothing is built yet: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  try {
    await withBenchServers(
      dataDir,
      async (browser) => {
        for (const picture of PICTURES) {
          const image = await takePicture(browser, picture, TODAY);
          writeFileSync(join(FOLDER, `${picture.name}.webp`), image);
          bytes += image.length;
          console.log(`${picture.name}.webp  ${(image.length / 1000).toFixed(0)} kB`);
        }
      },
      { MOCK_TODAY: TODAY },
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const names = new Set(PICTURES.map(({ name }) => `${name}.webp`));
  for (const file of readdirSync(FOLDER).filter((one) => !names.has(one))) {
    if (statSync(join(FOLDER, file)).isFile()) rmSync(join(FOLDER, file));
  }
  console.log(`${PICTURES.length} pictures, ${(bytes / 1000).toFixed(0)} kB`);
  if (bytes > MOST_BYTES) throw new Error(`Together they may have ${MOST_BYTES / 1000} kB.`);
}

try {
  await takePictures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
