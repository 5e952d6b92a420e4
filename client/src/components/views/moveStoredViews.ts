import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { MOST_NAME_LETTERS } from '#client/api/schemas/viewSchemas.ts';
import type { ViewApi, ViewDraft } from '#client/api/viewApi.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { paths } from '#client/lib/paths.ts';
import { cutText } from '#client/lib/shortenText.ts';
import type { BrowserStorage, TableKey } from '#client/lib/storage.ts';
import { sameName, viewSearch } from '#client/lib/viewSearch.ts';
import { parseViews } from './local/savedViews.ts';
import type { SavedView as StoredView } from './local/savedViews.ts';

/** The only table whose views were stored in the browser, and its page. */
const STORED_TABLE = 'answerIndex.prompts';
const STORED_PAGE = paths.answerIndex.pattern;
/** A taken name gets a number; after this many the view stays in the browser. */
const MOST_NUMBERED = 20;

/** The storage key of a project's views. */
export const storedViewsKey = (projectId: string): TableKey => `answerscope.views.${projectId}.${STORED_TABLE}`;

/**
 * Moves a project's views from this browser to the server, removing each only after the server has stored it. Views that the server refuses
 * stay in the browser.
 * @param known the views on the server: an identical one is not created twice
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

/** Whether the server stored it, under its name or, if that is taken, with a number appended. */
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
