import { filterQueryOf } from '../components/filters/filterQueryOf.ts';
import { differsFromDefaults, parseFilterSearch } from '../components/filters/filterSearch.ts';
import { projectOfSearch } from '../lib/projectSearch.ts';
import { waitAtMost } from '../lib/waitAtMost.ts';
import type { PagePrefetch } from '../queries/PagePrefetch.ts';
import { queriesOf } from '../queries/queryClient.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { pages } from './pages.ts';

/**
 * How long a page whose chunks are loaded waits for its first figures. Usually they arrive sooner, and the page is rendered once, with
 * them, instead of first with skeletons. With a slower server the page is shown while waiting.
 */
export const PATIENCE_MS = 200;

/**
 * Prefetches the chunks of a page whose link is hovered or focused.
 * @param path as in a link of the menu; nothing is loaded for addresses that are not pages, and for chunks that are loaded already
 */
export function prefetchFiles(stores: RootStore, path: string): void {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) return;
  // Following the link loads them again, and shows the error.
  Promise.all([page.page(), stores.catalog.ensure(page.areas)]).catch(() => undefined);
}

/** Runs the first queries of a page, for the project and the filters that it will have. */
async function prefetchFigures(stores: RootStore, prefetch: PagePrefetch, address: string): Promise<void> {
  const { user, projects, filters, http } = stores;
  const hasSession = (): boolean => user.isLoggedIn;
  // The session may have ended while the page's chunks were loading.
  if (!hasSession()) return;
  const list = projects.load();
  const params = new URL(address).searchParams;
  const addressedId = projectOfSearch(params.toString());
  const likelyId = addressedId ?? projects.currentId ?? projects.rememberedId();
  // For a returning user, do not wait for the list. If the remembered project is gone, the page requests another one's data.
  if (likelyId === null) await list;
  const { currentId } = projects;
  const projectId = addressedId ?? currentId ?? likelyId;
  if (!hasSession() || projectId === null) return;
  const { defaults } = filters;
  const form = parseFilterSearch(params, defaults);
  // The page may carry over filters that its address does not have yet: then it sends its own requests.
  if (differsFromDefaults(filters.form, defaults) && !differsFromDefaults(form, defaults)) return;
  const about = {
    http: currentId !== projectId ? http.inProject(projectId) : http,
    queries: queriesOf(stores),
    projectId,
  };
  await Promise.all([list, prefetch({ ...about, params, filters: filterQueryOf(form) })]);
}

/**
 * For route loaders: runs the first queries of the page as soon as its chunks are loaded, before it is rendered.
 * @returns resolves when the figures are loaded, or after a timeout. It never rejects: the page repeats a failed
 * query, and shows the error
 */
export async function prefetchPage(
  stores: RootStore,
  load: () => Promise<PagePrefetch>,
  address: string,
): Promise<void> {
  try {
    await waitAtMost(prefetchFigures(stores, await load(), address), PATIENCE_MS);
  } catch {
    // Never rejects, as documented above.
  }
}
