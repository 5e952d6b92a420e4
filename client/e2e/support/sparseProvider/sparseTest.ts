import { existsSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createPreview } from '#scripts/preview/createPreview.ts';
import { test as base } from '../../fixtures.ts';
import { browserState } from '../browserState.ts';
import { copyBuild } from '../copyBuild.ts';
import { SPARSE_TOKEN } from './sparseReplies.ts';
import { SPARSE_HEADER, startSparseProvider } from './startSparseProvider.ts';
import type { SparseProvider } from './startSparseProvider.ts';

interface SparseSite extends SparseProvider {
  /** Where the production build is served, with calls to /api handed on to the sparse provider. */
  readonly site: string;
}

interface SparseFixtures {
  missingCalls: undefined;
  plainCalls: undefined;
  /** Switches replies of the provider from now on, as in `startSparseProvider`: `/api/front/project/index=broken`. */
  sparse: (...switches: readonly string[]) => Promise<void>;
  /** Puts the login of the provider's owner into the browser, without the login page. */
  signInOwner: () => Promise<void>;
}

const DIRECTORY = 'dist';

/** The `test` of specs against a provider that answers the 22 calls of the specification and nothing else. */
export const test = base.extend<SparseFixtures, { crossOrigin: boolean; sparseSite: SparseSite }>({
  /** True: the pages call the provider on its own host, as after `npm run set-api`; set for a whole file. */
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
        // Its files are on a host of their own, as on a CDN.
        assetHosts: [provider.url],
        // A name of its own, as in production.
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

  // Everything beyond the 22 calls is not there, and the browser says so in its console.
  missingCalls: [
    async ({ allowErrors }, use) => {
      allowErrors(/status of 404/u);
      await use(undefined);
    },
    { auto: true },
  ],

  // The header by which the mock tells tests apart is none that a provider allows pages of other hosts to send.
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

export { expect } from '../../fixtures.ts';
