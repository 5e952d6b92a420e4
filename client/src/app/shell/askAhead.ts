import { filterQueryOf } from '../../components/filters/filterQueryOf.ts';
import { differsFromDefaults, parseFilterSearch } from '../../components/filters/filterSearch.ts';
import type { PageAhead } from '../../components/filters/PageAhead.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { queriesOf } from './queryClient.ts';

/**
 * The first figure and the first date of a page have the browser read what it knows of all languages, a twentieth of a second on a
 * fast computer: better while the server thinks than when its reply is there.
 */
function readLanguages(locale: string): void {
  new Intl.NumberFormat(locale);
  new Intl.DateTimeFormat(locale);
}

/**
 * Asks the server for what a page shows first, before any of it is drawn: a call that waited for the first drawing would come
 * when the processor has been busy for half a second on a slow machine. Settles when that is answered. A call that fails is made
 * again by the page.
 */
export async function askAhead(stores: RootStore, ahead: PageAhead, address: string): Promise<void> {
  const { user, projects, filters, preferences, http } = stores;
  const list = projects.load();
  const likelyId = projects.currentId ?? projects.rememberedId();
  // Somebody who was here before need not wait for the list first. Should the project be gone, the page asks for another one's.
  if (likelyId === null) await list;
  const { currentId } = projects;
  const projectId = currentId ?? likelyId;
  if (!user.isLoggedIn || projectId === null) return;
  const params = new URL(address).searchParams;
  const { defaults } = filters;
  const form = parseFilterSearch(params, defaults);
  // The page may go on with what was chosen before, of which its address says nothing yet: it knows, and asks by itself.
  if (differsFromDefaults(filters.form, defaults) && !differsFromDefaults(form, defaults)) return;
  // A timer: calls leave the browser a few steps after they were asked for.
  setTimeout(readLanguages, 0, preferences.locale);
  const about = { http: currentId === null ? http.inProject(projectId) : http, queries: queriesOf(stores), projectId };
  await Promise.all([list, ahead({ ...about, params, filters: filterQueryOf(form) })]);
}
