import { existsSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { test as base } from '#e2e/fixtures.ts';
import { createPreview } from '#scripts/preview/createPreview.ts';
import { browserState } from '../browserState.ts';
import { copyBuild } from '../copyBuild.ts';
import { SPARSE_TOKEN } from './sparseReplies.ts';
import { SPARSE_HEADER, startSparseProvider } from './startSparseProvider.ts';
import type { SparseProvider } from './startSparseProvider.ts';

interface SparseSite extends SparseProvider {
  /** URL of the production build, with /api proxied to the sparse provider. */
  readonly site: string;
}

interface SparseFixtures {
  missingCalls: undefined;
  plainCalls: undefined;
  /** Switches responses of the provider from now on, as in `startSparseProvider`: `/api/front/project/index=broken`. */
  sparse: (...switches: readonly string[]) => Promise<void>;
  /** Logs the provider's owner in to the browser, without the login page. */
  signInOwner: () => Promise<void>;
}

const DIRECTORY = 'dist';

/** The `test` of specs against a provider that answers only the 22 calls of the specification. */
export const test = base.extend<SparseFixtures, { crossOrigin: boolean; sparseSite: SparseSite }>({
  /** True: pages call the provider on its own host, as after `npm run set-api`; set per file. */
  crossOrigin: [false, { option: true, scope: 'worker' }],

  sparseSite: [
    async ({ crossOrigin }, use) => {
      if (!existsSync(`${DIRECTORY}/index.html`)) throw new Error('Nothing is built yet: npm run build');
      const provider = await startSparseProvider();
      const directory = crossOrigin ? copyBuild(provider.url, false) : DIRECTORY;
      const preview = createPreview({
        directory,
        apiTarget: new URL(provider.url),
        apiOrigin: crossOrigin ? provider.url : null,
        // Its files are on another host, as on a CDN.
        assetHosts: [provider.url],
        // A host name other than localhost, as in production.
        allowedHosts: new Set(['console.localhost']),
      });
      await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
      const { port } = preview.address() as AddressInfo;
      await use({ ...provider, site: `http://127.0.0.1:${port}` });
      preview.closeAllConnections();
      preview.close();
      if (crossOrigin) rmSync(directory, { recursive: true, force: true });
      await provider.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ sparseSite }, use) => {
    await use(sparseSite.site);
  },

  // Everything beyond the 22 calls is missing, and the browser reports that in its console.
  missingCalls: [
    async ({ allowErrors }, use) => {
      allowErrors(/status of 404/u);
      await use(undefined);
    },
    { auto: true },
  ],

  // The header by which the mock separates tests is not allowed by providers in cross-origin requests.
  plainCalls: [
    async ({ crossOrigin, context }, use) => {
      if (crossOrigin) await context.setExtraHTTPHeaders({});
      await use(undefined);
    },
    { auto: true },
  ],

  sparse: async ({ context }, use) => {
    await use(async (...switches) => {
      await context.setExtraHTTPHeaders({ [SPARSE_HEADER]: switches.join(' ') });
    });
  },

  signInOwner: async ({ context, page, sparseSite, locale }, use) => {
    await use(async () => {
      const { cookies, items } = browserState(sparseSite.site, {
        locale: locale === 'en-US' ? 'en-US' : 'zh-CN',
        token: SPARSE_TOKEN,
        project: null,
      });
      await context.addCookies(cookies);
      await page.addInitScript((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
      }, items);
    });
  },
});

export { expect } from '#e2e/fixtures.ts';
