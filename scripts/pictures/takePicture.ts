import type { Browser, Locator, Page } from 'playwright';
import { storageKeys } from '#client/lib/storage.ts';
import { BENCH_ADDRESS, signedInState } from '../bench/benchServers.ts';
import type { Picture } from './pictureList.ts';

const VIEWPORT = { width: 1440, height: 900 };
const ZONE = 'Asia/Shanghai';
/** WebP quality: text stays crisp, and sixteen pictures have the size that two had before. */
const QUALITY = 80;

/** Waits until nothing is loading, every chart is drawn and all finite animations have ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // A chart is drawn after its page; on a busy machine that takes longer than the network.
  await page.locator('[data-drawing=true]:not(:has(svg.highcharts-root))').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
  });
}

/** The bounding box of elements, in whole page pixels. @throws Error when one is missing */
async function measureClip(parts: readonly Locator[], margin: number) {
  const boxes = await Promise.all(
    parts.map(async (part) =>
      part.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { scrollX: x, scrollY: y } = window;
        return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
      }),
    ),
  );
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)) - margin);
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)) - margin);
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right)) + margin) - x;
  const height = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)) + margin) - y;
  return { x, y, width, height, scale: 1 };
}

interface TakenPicture {
  /** A WebP file. */
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Takes one picture. */
export async function takePicture(browser: Browser, picture: Picture, today: string): Promise<TakenPicture> {
  const { theme, locale, href, arrange, parts, margin = 0, viewport = VIEWPORT, scale = 1 } = picture;
  const state = await signedInState({
    [storageKeys.preferences]: JSON.stringify({ locale, followSystem: false }),
    [storageKeys.settings]: JSON.stringify({ theme }),
    [storageKeys.boot]: JSON.stringify({ theme, locale }),
  });
  const context = await browser.newContext({
    ...state,
    ...{ viewport, deviceScaleFactor: scale, locale, timezoneId: ZONE, reducedMotion: 'reduce', colorScheme: theme },
    baseURL: BENCH_ADDRESS,
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${today}T12:00:00+08:00`));
    await page.goto(href);
    await settle(page);
    if (arrange !== undefined) {
      await arrange(page);
      await settle(page);
    }
    // Playwright writes PNG and JPEG only; the browser itself writes WebP, which loads fastest in a README.
    const session = await context.newCDPSession(page);
    const clip = parts === undefined ? null : await measureClip(parts(page), margin);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      ...(clip !== null && { clip, captureBeyondViewport: true }),
    });
    const { width, height } = clip ?? viewport;
    return { image: Buffer.from(data, 'base64'), width: Math.round(width * scale), height: Math.round(height * scale) };
  } finally {
    await context.close();
  }
}
