import type { Page } from '@playwright/test';

/** Two addresses that make no request to the server. */
const BETWEEN = ['/no/such/page', '/help/glossary'] as const;
const PATIENCE_MS = 20_000;

/**
 * Navigates to an address without reloading the app: the shown page is unmounted. The same page with other parameters would stay mounted,
 * so another page is visited in between. A reload costs three times as much, most of it the program's start. Not for tests of the start of
 * the app or its frame.
 * @throws Error when the heading of the new page does not appear within 20 seconds
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(() => document.querySelector('h1') !== null))) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return;
  }
  const shown = new URL(page.url());
  const isSamePage = shown.pathname === new URL(address, shown).pathname;
  const between = isSamePage ? BETWEEN.filter((one) => !address.startsWith(one)).slice(0, 1) : [];
  await page.evaluate(
    async ([addresses, patienceMs]) => {
      const begun = performance.now();
      for (const to of addresses) {
        const before = document.querySelector('h1');
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        while (before?.isConnected === true || document.querySelector('h1') === null) {
          if (performance.now() - begun > patienceMs) throw new Error(`${to} has no heading of its own`);
          await new Promise((resolve) => {
            setTimeout(resolve, 10);
          });
        }
      }
    },
    [[...between, address], PATIENCE_MS] as const,
  );
}
