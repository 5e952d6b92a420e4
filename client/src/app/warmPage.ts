import type { RootStore } from '../stores/RootStore.ts';
import { pages } from './pages.ts';

/**
 * Fetches the files of a page that somebody points at, or has come to with the keyboard: following the link then only draws it.
 * @param path as in a link of the menu; of addresses that are no page, and of pages that are there already, nothing is fetched
 */
export function warmPage(stores: RootStore, path: string): void {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) return;
  // What cannot be fetched now is asked for again, and missed aloud, by whoever follows the link.
  Promise.all([page.page(), stores.catalog.ensure(page.areas)]).catch(() => undefined);
}
