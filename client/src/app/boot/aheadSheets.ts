/**
 * Waits for the style sheets that public/boot.js began to fetch: Vite takes a sheet that is named in the page for loaded, and
 * what needs it would be drawn without.
 * @throws Error when one cannot be fetched, worded as Vite words it for those it fetches itself
 */
export async function aheadSheets(): Promise<void> {
  const pending = [...document.querySelectorAll<HTMLLinkElement>('link[data-pending]')];
  await Promise.all(
    pending.map(
      async (link) =>
        new Promise<void>((resolve, reject) => {
          link.addEventListener('load', () => {
            resolve();
          });
          link.addEventListener('error', () => {
            reject(new Error(`Unable to preload CSS for ${link.href}`));
          });
        }),
    ),
  );
}
