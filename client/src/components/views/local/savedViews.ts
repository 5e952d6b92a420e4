import * as v from 'valibot';
import { cleanName, sameName } from '#client/lib/viewSearch.ts';
import { cleanQuery } from '../cleanQuery.ts';

export const MOST_VIEWS = 30;
export const MOST_NAME_LETTERS = 40;
const MOST_QUERY_LETTERS = 4000;

const savedViewSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_NAME_LETTERS)),
  /** The query string without its question mark. */
  query: v.pipe(v.string(), v.maxLength(MOST_QUERY_LETTERS)),
});
/** A view named by the reader: filters, sort and search of a table, as in the address. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Why a name is invalid. */
export type ViewProblem = 'empty' | 'tooLong' | 'duplicate' | 'full';

/** Parses stored views: ignores invalid ones and limits them to the maximum. */
export function parseViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  const ids = new Set<string>();
  return stored
    .flatMap((entry: unknown) => {
      const parsed = v.safeParse(savedViewSchema, entry);
      if (!parsed.success || ids.has(parsed.output.id)) return [];
      ids.add(parsed.output.id);
      return [parsed.output];
    })
    .slice(0, MOST_VIEWS);
}

/**
 * @param except the view being renamed, which may keep its name
 * @returns null when the name is valid
 */
export function viewProblem(views: readonly SavedView[], name: string, except: string | null): ViewProblem | null {
  const clean = cleanName(name);
  if (clean === '') return 'empty';
  if (Array.from(clean).length > MOST_NAME_LETTERS) return 'tooLong';
  if (views.some((view) => view.id !== except && sameName(view.name, clean))) return 'duplicate';
  return except === null && views.length >= MOST_VIEWS ? 'full' : null;
}

/** The views with a new one appended, with a unique id. */
export function addView(views: readonly SavedView[], name: string, query: string): readonly SavedView[] {
  const used = new Set(views.map(({ id }) => id));
  let number = views.length + 1;
  while (used.has(`view-${number}`)) number += 1;
  return [...views, { id: `view-${number}`, name: cleanName(name), query: cleanQuery(query) }];
}

/** Restores a deleted view at its place, unless its name was taken or the list is full. */
export function restoreView(views: readonly SavedView[], view: SavedView, place: number): readonly SavedView[] {
  if (viewProblem(views, view.name, null) !== null || views.some(({ id }) => id === view.id)) return views;
  return views.toSpliced(Math.min(place, views.length), 0, view);
}
