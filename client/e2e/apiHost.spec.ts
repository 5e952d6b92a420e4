import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createPreview } from '#scripts/preview/createPreview.ts';
import { expect, test as base } from './fixtures.ts';
import { copyBuild } from './support/copyBuild.ts';
import { startApiHost } from './support/startApiHost.ts';
import type { ApiHost } from './support/startApiHost.ts';

interface Site {
  /** URL of the build whose pages call the API host. */
  readonly address: string;
  readonly host: ApiHost;
}

const test = base.extend<{ credentials: boolean; site: Site }>({
  credentials: [false, { option: true }],
  site: async ({ credentials }, use, { project }) => {
    // The preview of the other tests proxies calls to the mock.
    const mock = project.use.baseURL ?? '';
    const host = await startApiHost(mock);
    const directory = copyBuild(host.origin, credentials);
    const preview = createPreview({ directory, apiTarget: new URL(mock), apiOrigin: host.origin });
    await new Promise<void>((listening) => preview.listen(0, '127.0.0.1', listening));
    const { port } = preview.address() as AddressInfo;
    await use({ address: `http://127.0.0.1:${String(port)}`, host });
    preview.closeAllConnections();
    preview.close();
    host.stop();
    rmSync(directory, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
});

const OVERVIEW = '/api/front/overview/index';
const overviewCalls = ({ calls }: ApiHost) => calls.filter(([path]) => path.startsWith(OVERVIEW));

test.use({ account: 'admin' });

test.describe('an API host of its own with credentials', () => {
  test.use({ credentials: true });

  test('gets its cookies, and the XSRF cookie as a header', async ({ page, context, site, t }) => {
    await page.goto('/overview/index');
    await expect(page.getByRole('heading', { level: 1, name: t('menu.overview.index') })).toBeVisible();
    // The cookie came with the first response; the API host shares a domain with the page, so that the page can read it.
    const before = overviewCalls(site.host).length;
    await page.reload();
    await expect.poll(() => overviewCalls(site.host).length).toBeGreaterThan(before);
    const [, headers] = overviewCalls(site.host).at(-1) ?? [];
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    expect(token).toBeTruthy();
    expect(headers).toMatchObject({ 'x-xsrf-token': token });
    expect(headers?.cookie).toContain(`XSRF-TOKEN=${token ?? ''}`);
    expect(headers?.authorization).toMatch(/^Bearer /);
  });
});

test.describe('an API host of its own', () => {
  test.use({ credentials: false });

  test('gets neither cookies nor the XSRF header unless asked for', async ({ page, site, t }) => {
    await page.goto('/overview/index');
    await expect(page.getByRole('heading', { level: 1, name: t('menu.overview.index') })).toBeVisible();
    await expect.poll(() => overviewCalls(site.host).length).toBeGreaterThan(0);
    const [, headers] = overviewCalls(site.host).at(-1) ?? [];
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers?.authorization).toMatch(/^Bearer /);
  });
});

base.describe('the own origin', () => {
  base.use({ account: 'admin' });

  base('gets the XSRF cookie as a header without any setting', async ({ page }) => {
    await page.goto('/overview/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('XSRF-TOKEN=');
    const call = page.waitForRequest((request) => request.url().includes(OVERVIEW));
    await page.reload();
    expect(await (await call).headerValue('x-xsrf-token')).toBeTruthy();
  });
});
