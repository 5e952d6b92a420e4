/** How long printing waits for parts that load, in milliseconds. */
const LONGEST_MS = 10_000;
/** Frames in a row without a part that loads: a part that was mounted just now begins to load in the next one. */
const CALM_FRAMES = 3;

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Prints the page once no part of it loads, as paper would show empty places; after `LONGEST_MS` in any case. */
export async function printWhenLoaded(): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  for (let calm = 0; calm < CALM_FRAMES && performance.now() < end;) {
    await nextFrame();
    calm = document.querySelector('main [aria-busy="true"]') === null ? calm + 1 : 0;
  }
  window.print();
}
