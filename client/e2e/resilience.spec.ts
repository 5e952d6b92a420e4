import type { Route } from '@playwright/test';
import { addDays } from '../src/lib/dates.ts';
import { storageKeys } from '../src/lib/storage.ts';
import { expect, test } from './fixtures.ts';
import { expectedOverview } from './support/expectedOverview.ts';
import { goInApp } from './support/goInApp.ts';
import { onlySamples } from './support/onlySamples.ts';
import { todayInZone } from './support/sampleTable.ts';

test.use({ account: 'admin' });

const ofOverview = (url: URL): boolean => url.pathname === '/api/front/overview/index';
const windowOf = (days: number): string => {
  const today = todayInZone();
  return `start_time=${addDays(today, 1 - days)}&end_time=${today}`;
};

test('without a network a change says so; once it is back, the figures come', async ({
  page,
  context,
  t,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/u);
  await page.goto('/overview/index');
  // Waits for figures and files: the test is about a failing request, not a missing file.
  await page.locator('[data-highcharts-chart]').first().waitFor();
  await context.setOffline(true);
  await goInApp(page, `/overview/index?${windowOf(14)}`);
  const alert = page.getByRole('alert').filter({ hasText: t('error.network') });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page file that is gone loads the app anew once, and then explains itself', async ({ page, t, allowErrors }) => {
  allowErrors(/Failed to load resource|dynamically imported module|preload CSS/u);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.goto('/overview/index');
  await page.getByRole('article').first().waitFor();
  loads.length = 0;
  await page.route(/\/assets\/PromptPage-/u, (route) => route.fulfill({ status: 404 }));
  await goInApp(page, '/prompt');
  await expect(page.getByText(t('error.chunk'))).toBeVisible();
  expect(loads).toHaveLength(1);
  await page.unroute(/\/assets\/PromptPage-/u);
  await page.getByRole('button', { name: t('error.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('prompt.title') })).toBeVisible();
});

test('a page that is opened first without a connection leaves the app as it is, and opens once there is one', async ({
  page,
  context,
  t,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|dynamically imported module|preload CSS/u);
  await page.goto('/overview/index');
  await page.getByRole('article').first().waitFor();
  await page.route(/\/assets\/PromptPage-/u, (route) => route.abort());
  await context.setOffline(true);
  await goInApp(page, '/prompt');
  await expect(page.getByText(t('error.network'))).toBeVisible();
  await page.getByRole('button', { name: t('error.reload') }).click();
  await expect(page.getByText(t('error.network'))).toBeVisible();
  await expect(page).toHaveURL(/\/prompt/u);
  await page.unroute(/\/assets\/PromptPage-/u);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('prompt.title') })).toBeVisible();
});

for (const [sheet, path] of [
  ['frame', '/overview/index'],
  ['AnswerIndexPage', '/answer/index'],
] as const) {
  test(`a style sheet that is gone (${sheet}) is missed as a page file is`, async ({ page, t, allowErrors }) => {
    allowErrors(/Failed to load resource|preload CSS/u);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const isSheet = new RegExp(`/assets/${sheet}-[^/]*\\.css`, 'u');
    await page.route(isSheet, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByText(t('error.chunk'))).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute(isSheet);
    await page.getByRole('button', { name: t('error.reload') }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText(t('error.chunk'))).toHaveCount(0);
  });
}

test('a link leads where it says, whatever is written into the address while its page is on its way', async ({
  page,
}) => {
  const pages: Route[] = [];
  await page.route(/\/assets\/(?:Keywords|Traffic)Page-.*\.js/u, (route) => {
    pages.push(route);
  });
  const follow = async (path: string, meanwhile: () => Promise<void>): Promise<void> => {
    await page.locator(`nav a[href^="${path}"]`).click();
    await expect.poll(() => pages.length).toBe(1);
    await meanwhile();
    await pages.pop()?.continue();
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?project=[\\w-]+)?$`, 'u'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?project=[\\w-]+)?$`, 'u'));
  };

  // Typed text is written to the address with a debounce.
  await page.goto('/prompt');
  await page.getByRole('searchbox').first().fill('x');
  await follow('/keywords/index', async () => page.evaluate(async () => new Promise((done) => setTimeout(done, 400))));

  // The name of the page's subject is added to the address once it is loaded.
  let report: Route | undefined;
  await page.route('**/api/front/answer/promptsDetails?*', (route) => {
    report = route;
  });
  await page.goto('/answer/promptsDetails?id=chengyu-p01');
  await expect.poll(() => report).toBeDefined();
  await follow('/keywords/traffic', async () => {
    await report?.continue();
    await expect(page.getByRole('tab').first()).toBeVisible();
  });
});

for (const [path, texts, shown, calls] of [
  ['/overview/index?platform_ids=kimi', 'overview', 'article', ['/api/front/overview/index']],
  ['/answer/index?prompt_q=a', 'answerIndex', 'tab', ['/api/front/answer/index', '/api/front/answer/prompts']],
] as const) {
  test(`${path}: the first calls go out while texts of the page are being fetched, and once each`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (calls.some((call) => call === pathname)) asked.push(pathname + search);
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(new RegExp(`/assets/${texts}[-_].*\\.js`, 'u'), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect.poll(() => asked.length).toBe(calls.length);
    await expect(page.getByRole(shown)).toHaveCount(0);
    release();
    await page.getByRole(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(calls.length);
  });
}

test('who was here before has the figures asked for beside the list of projects, and once', async ({ page }) => {
  await page.goto('/answer/index');
  await page.getByRole('tab').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/front/answer/')) asked.push(`${pathname} ${request.headers()['project-id'] ?? ''}`);
  });
  let list: Route | undefined;
  await page.route('**/api/front/project/index', (route) => {
    list = route;
  });
  await page.reload();
  const calls = ['/api/front/answer/index chengyu', '/api/front/answer/prompts chengyu'];
  await expect.poll(() => asked).toEqual(calls);
  expect(list).toBeDefined();
  await list?.continue();
  await page.getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(calls);
});

test('a project that is gone since the last visit gives way to another one, without a word of error', async ({
  page,
}) => {
  await page.goto('/answer/index');
  await page.getByRole('tab').first().waitFor();
  await page.evaluate(() => {
    const project = JSON.parse(localStorage.getItem('ProjectList') ?? '') as Record<string, unknown>;
    localStorage.setItem('ProjectList', JSON.stringify({ ...project, id: 'gone' }));
  });
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a slow reply that comes after a newer one is not shown', async ({ page }) => {
  await page.goto('/overview/index');
  await page.getByRole('article').first().waitFor();
  const held: Route[] = [];
  await page.route(ofOverview, async (route) => {
    if (new URL(route.request().url()).searchParams.get('start_time') === addDays(todayInZone(), -29)) held.push(route);
    else await route.fallback();
  });
  await goInApp(page, `/overview/index?${windowOf(30)}`);
  await expect.poll(() => held.length).toBe(1);
  await goInApp(page, `/overview/index?${windowOf(14)}`);
  const { scope } = expectedOverview({ start_time: addDays(todayInZone(), -13) });
  const answers = new Intl.NumberFormat('en-US').format(scope.answers.ok);
  await expect(page.getByRole('main')).toContainText(answers);
  // The page aborted the call; the browser may have too.
  await Promise.allSettled(held.map(async (route) => route.continue()));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toContainText(answers);
});

test('of two hundred fast changes only a few are asked for, and the last one is shown', async ({ page }) => {
  await page.goto('/overview/index');
  await page.getByRole('article').first().waitFor();
  let asked = 0;
  await page.route(ofOverview, async (route) => {
    asked += 1;
    await route.fallback();
  });
  await page.evaluate(
    async (addresses) => {
      for (const address of addresses) {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    Array.from({ length: 200 }, (_, index) => `/overview/index?${windowOf(9 + (index % 60))}`),
  );
  // The last of them is the 200th: 9 + 199 % 60 days.
  const last = windowOf(9 + (199 % 60));
  await expect(page).toHaveURL(new RegExp(last, 'u'));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(asked).toBeLessThanOrEqual(8);
  const { scope } = expectedOverview({ start_time: addDays(todayInZone(), 1 - (9 + (199 % 60))) });
  await expect(page.getByRole('main')).toContainText(new Intl.NumberFormat('en-US').format(scope.answers.ok));
});

for (const [name, broken] of [
  ['full', 'setItem'],
  ['forbidden', 'getItem'],
] as const) {
  test(`with a storage that is ${name} the product works, and forgets`, async ({ page }) => {
    await onlySamples(page);
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('not here', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
      };
    }, broken);
    await page.goto('/overview/index');
    await page.getByRole('article').first().waitFor();
    // By address: without readable storage the reader's language is unknown too.
    await page.locator('nav a[href^="/prompt"]').click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
}

test('a corrupt value under any key is as good as none', async ({ page }) => {
  // The chosen project is lost too.
  await onlySamples(page);
  const values = ['{broken', 'null', '[]', '{"locale":7,"theme":{},"list":"x"}', '"\u0000"', '1e999'];
  for (const value of values) {
    await page.addInitScript(
      ([keys, text]) => {
        for (const key of keys) if (key !== 'token') localStorage.setItem(key, text);
        for (const key of keys) sessionStorage.setItem(key, text);
        for (const name of ['prompt.add', 'brandNames.chengyu', 'profile']) {
          localStorage.setItem(`answerscope.draft.${name}`, text);
        }
      },
      [Object.values(storageKeys), value] as const,
    );
    await page.goto('/prompt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  // No preference is left: Chinese, the default for new users.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test.describe('with a clock that is wrong', () => {
  test.use({ ownContext: true });

  for (const hours of [-1, 1]) {
    test(`${hours} hour off, no session ends and figures are shown`, async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await page.goto('/overview/index');
      await page.getByRole('article').first().waitFor();
      await expect(page).toHaveURL(/\/overview\/index/u);
    });
  }
});
