import { filterQueryOf } from '../components/filters/filterQueryOf.ts';
import { differsFromDefaults, parseFilterSearch } from '../components/filters/filterSearch.ts';
import { waitAtMost } from '../lib/waitAtMost.ts';
import type { PagePrefetch } from '../queries/PagePrefetch.ts';
import { projectOfSearch } from '../lib/projectSearch.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { pages } from './pages.ts';
import { queriesOf } from '../queries/queryClient.ts';

/**
 * How long a page whose files are there waits for its first figures. Usually they come sooner, and the page is rendered once, with
 * them, and not first with grey bars in their place. A slower server is waited for in sight of the page.
 */
export const PATIENCE_MS = 200;

/**
 * For links that somebody points at or has come to with the keyboard: fetches the files of the page.
 * @param path as in a link of the menu; nothing is fetched for addresses that are no page, and for files that are there already
 */
export function prefetchFiles(stores: RootStore, path: string): void {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) return;
  // What cannot be fetched now is fetched again, and its loss shown, by whoever follows the link.
  Promise.all([page.page(), stores.catalog.ensure(page.areas)]).catch(() => undefined);
}

/** Runs the first queries of a page, in the name of the project and with the filters that it will have. */
async function prefetchFigures(stores: RootStore, prefetch: PagePrefetch, address: string): Promise<void> {
  const { user, projects, filters, http } = stores;
  const hasSession = (): boolean => user.isLoggedIn;
  // The session may have ended while the files of the page were fetched.
  if (!hasSession()) return;
  const list = projects.load();
  const params = new URL(address).searchParams;
  const addressedId = projectOfSearch(params.toString());
  const likelyId = addressedId ?? projects.currentId ?? projects.rememberedId();
  // Somebody who was here before need not wait for the list first. Should the project be gone, the page asks for another one's.
  if (likelyId === null) await list;
  const { currentId } = projects;
  const projectId = addressedId ?? currentId ?? likelyId;
  if (!hasSession() || projectId === null) return;
  const { defaults } = filters;
  const form = parseFilterSearch(params, defaults);
  // The page may go on with what was chosen before, of which its address says nothing yet: it knows, and asks by itself.
  if (differsFromDefaults(filters.form, defaults) && !differsFromDefaults(form, defaults)) return;
  const about = {
    http: currentId !== projectId ? http.inProject(projectId) : http,
    queries: queriesOf(stores),
    projectId,
  };
  await Promise.all([list, prefetch({ ...about, params, filters: filterQueryOf(form) })]);
}

/**
 * For the loader of a route: runs the first queries of the page as soon as its files are there, before it is rendered.
 * @returns settles when the figures are there, or when they take too long. It never rejects: what cannot be fetched the page
 *   fetches again, and shows why it fails
 */
export async function prefetchPage(
  stores: RootStore,
  load: () => Promise<PagePrefetch>,
  address: string,
): Promise<void> {
  try {
    await waitAtMost(prefetchFigures(stores, await load(), address), PATIENCE_MS);
  } catch {
    // See above.
  }
}
