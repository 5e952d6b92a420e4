import type { Page } from '@playwright/test';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import type { SetFault } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';
import { everySecondFirst } from './support/everySecondFirst.ts';
import { goInApp } from './support/goInApp.ts';
import { PAGE_ADDRESSES } from './support/pageAddresses.ts';
import { countRequests, settle } from './support/settle.ts';
import { ACCOUNTS } from './support/signIn.ts';

/** Faults that keep the reader on the page. */
const FAULTS = ['code500', 'http502', 'badjson', 'noenvelope'] as const;
/** Calls of the frame: without some no page is reachable (session.spec.ts), without others the frame stays as it is (menu.spec.ts). */
const FRAME_CALLS = ['/api/front/project/index', '/api/front/user/profile', '/api/front/notice/index'];
const SPARED = FRAME_CALLS.map((path) => `none@${path}`).join(',');

/**
 * Pages that make no call, so that no fault affects them and no session ends there: the glossary is part of the program, and a sample
 * accepts no captured answers (newProject.spec.ts captures for its own project).
 */
const ASK_NOTHING: readonly string[] = ['/help/glossary', '/answer/capture'];
const ASKING = PAGE_ADDRESSES.filter((address) => !ASK_NOTHING.includes(address));

test.use({ account: 'admin' });
test.setTimeout(120_000);
test.beforeEach(({ allowErrors }) => {
  allowErrors(/50[02]/u, /401/u, /Failed to load resource/u);
});

/** Injects a fault into the calls of pages, but not into those of the frame. */
class PageFaults {
  readonly #setFault: SetFault;
  #fault: string | null = null;
  #played = 0;

  constructor(page: Page, setFault: SetFault) {
    this.#setFault = setFault;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !FRAME_CALLS.includes(pathname)) this.#played += 1;
    });
  }

  async set(fault: string | null): Promise<void> {
    this.#fault = fault;
    this.#played = 0;
    await this.#setFault(fault === null ? null : `${SPARED},${fault}`);
  }

  /** Every page here makes a call; on a slow machine well after its files are loaded. */
  async played(): Promise<void> {
    await expect
      .poll(() => this.#played, { message: `calls with ${String(this.#fault)}`, intervals: [10, 20, 50, 100] })
      .toBeGreaterThan(0);
  }
}

const retries = (page: Page, t: Translate) =>
  page.getByRole('alert').getByRole('button', { name: t('common.retry'), exact: true });

async function expectMessage(page: Page, t: Translate, fault: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), fault).toBeVisible();
  await expect(retries(page, t).first(), fault).toBeVisible();
  const words = (await page.getByRole('alert').filter({ visible: true }).first().innerText()).split('\n');
  expect(words[0]?.length, `${fault}: ${words.join(' ')}`).toBeGreaterThan(4);
}

/** Presses Retry once in every part of the page that offers it. */
async function pressAll(page: Page, t: Translate): Promise<void> {
  await retries(page, t).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

/** Presses Retry until no error is left. */
async function retryAll(page: Page, t: Translate): Promise<void> {
  await expect(async () => {
    const open = await retries(page, t).count();
    if (open > 0) await retries(page, t).first().click({ timeout: 1000 });
    expect(open).toBe(0);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** The faults rotated by page, so that each occurs during the initial load of some pages. */
const faultsFrom = (turn: number): readonly string[] =>
  FAULTS.map((_fault, index) => FAULTS[(turn + index) % FAULTS.length] ?? FAULTS[0]);

const withWindow = (address: string, start: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}start_time=${start}&end_time=2026-11-01`;

// Faults depend on pages, not on languages: each language tests half of them, grouped by language.
for (const address of everySecondFirst(ASKING)) {
  const even = ASKING.indexOf(address) % 2 === 0;

  test.describe(address, () => {
    test.use({ locale: even ? 'zh-CN' : 'en-US' });

    test('what fails to load says so, and Retry brings it', async ({ page, t, setFault }) => {
      const faults = new PageFaults(page, setFault);
      const openRequests = countRequests(page);
      const failEveryWay = async (first: number, open: () => Promise<void>): Promise<void> => {
        for (const [turn, fault] of faultsFrom(first).entries()) {
          await faults.set(fault);
          await (turn === 0 ? open() : pressAll(page, t));
          await faults.played();
          await settle(page, openRequests);
          await expectMessage(page, t, fault);
        }
        await faults.set(null);
        await retryAll(page, t);
      };
      const place = ASKING.indexOf(address);
      await failEveryWay(place, async () => {
        await page.goto(address);
      });
      if ((await page.getByRole('search').count()) === 0 || !page.url().includes('start_time')) return;
      await failEveryWay(place + 1, async () => {
        await goInApp(page, withWindow(address, '2026-10-01'));
      });
    });

    test('a session that ends comes back here, and a slow reply keeps nobody', async ({ page, t, setFault }) => {
      const faults = new PageFaults(page, setFault);
      await faults.set('delay=300');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
      const there = await page.evaluate(() => location.href);

      // Leaves the page first: a call that it makes on unload would hit the expiry first, and its message would be lost.
      await page.goto('about:blank');
      // Both kinds of expiry, alternating.
      await faults.set(even ? 'expired' : 'http401');
      await page.goto(there);
      await expect(page).toHaveURL(/\/create\?redirect=/u);
      await expect(page.getByText(t('session.expired'))).toHaveCount(1);
      await faults.played();
      await faults.set(null);
      await new CreatePageObject(page, t).logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
      await expect(page).toHaveURL(there);

      await goInApp(page, '/no/such/page');
      await faults.set('timeout');
      await goInApp(page, withWindow(address, '2026-10-09'));
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await goInApp(page, '/no/such/page');
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
    });
  });
}
