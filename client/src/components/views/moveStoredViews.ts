import type { ViewApi, ViewDraft } from '../../api/viewApi.ts';
import type { SavedView } from '../../api/schemas/viewSchemas.ts';
import { MOST_NAME_LETTERS } from '../../api/schemas/viewSchemas.ts';
import { isApiError } from '../../lib/ApiError.ts';
import { paths } from '../../lib/paths.ts';
import { cutText } from '../../lib/shortenText.ts';
import type { BrowserStorage, TableKey } from '../../lib/storage.ts';
import { sameName, viewSearch } from '../../lib/viewSearch.ts';
import { parseViews } from './local/savedViews.ts';
import type { SavedView as StoredView } from './local/savedViews.ts';

/** The one table whose views were kept in the browser, and its page. */
const STORED_TABLE = 'answerIndex.prompts';
const STORED_PAGE = paths.answerIndex.pattern;
/** A name that is taken gets a number; beyond this many it is left where it is. */
const MOST_NUMBERED = 20;

/** The key under which a browser stored the views of a project. */
export const storedViewsKey = (projectId: string): TableKey => `answerscope.views.${projectId}.${STORED_TABLE}`;

/**
 * Moves the views that this browser keeps of a project to the server, each out of the browser only once the server has it. What
 * the server does not take stays in the browser.
 * @param known the views the server has already: one that is there as it is, is not made twice
 * @returns how many were moved, and how many stayed
 */
export async function moveStoredViews(
  storage: BrowserStorage,
  api: Pick<ViewApi, 'create'>,
  projectId: string,
  known: readonly SavedView[],
): Promise<{ readonly moved: number; readonly left: number }> {
  const key = storedViewsKey(projectId);
  const stored = parseViews(storage.readJson(key));
  let moved = 0;
  for (const view of stored) {
    if (!isKnown(view, known) && !(await create(api, view))) continue;
    moved += 1;
    const rest = parseViews(storage.readJson(key)).filter(({ id }) => id !== view.id);
    if (rest.length === 0) storage.remove(key);
    else storage.writeJson(key, rest);
  }
  return { moved, left: stored.length - moved };
}

function isKnown({ name, query }: StoredView, known: readonly SavedView[]): boolean {
  const search = viewSearch(query);
  return known.some(
    (view) => view.mine && view.page === STORED_PAGE && view.search === search && sameName(view.name, name),
  );
}

/** Whether the server took it, under its name or, where that is taken, under one with a number. */
async function create(api: Pick<ViewApi, 'create'>, { name, query }: StoredView): Promise<boolean> {
  const draft: ViewDraft = { name, page: STORED_PAGE, search: viewSearch(query) };
  for (let number = 1; number <= MOST_NUMBERED; number += 1) {
    try {
      await api.create({ ...draft, name: number === 1 ? name : numbered(name, number) });
      return true;
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'conflict') return false;
    }
  }
  return false;
}

function numbered(name: string, number: number): string {
  const end = ` ${String(number)}`;
  return `${cutText(name, MOST_NAME_LETTERS - end.length)}${end}`;
}
