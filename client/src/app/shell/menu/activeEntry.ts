import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { paths } from '#client/lib/paths.ts';

/** Pages without a menu entry, and the entry that they belong to. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  [paths.promptsDetails.pattern]: paths.answerIndex.pattern,
  [paths.topicIndex.pattern]: paths.answerIndex.pattern,
  [paths.subdomainDetails.pattern]: paths.answerIndex.pattern,
  [paths.answerCapture.pattern]: paths.answerRuns.pattern,
  [paths.userInsightsDetail.pattern]: paths.userInsightsIndex.pattern,
  [paths.workplaceLeftover.pattern]: paths.workplace.pattern,
};

export interface ActiveEntry {
  readonly entry: MenuEntry;
  /** The group of the entry; null at top level. */
  readonly group: MenuEntry | null;
}

function find(
  menu: readonly MenuEntry[],
  wanted: (path: string) => boolean,
  group: MenuEntry | null = null,
): ActiveEntry | null {
  for (const entry of menu) {
    if (entry.path !== undefined && wanted(entry.path)) return { entry, group };
    const inside = find(entry.children ?? [], wanted, group ?? entry);
    if (inside !== null) return inside;
  }
  return null;
}

/**
 * The menu entry to highlight for an address. Derived from the address alone, so that no other state (such as the tab bar being off) can
 * freeze it. A page without an entry highlights the entry that it belongs to, or the first of its area.
 */
export function activeEntry(menu: readonly MenuEntry[], pathname: string): ActiveEntry | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/u, '') : pathname;
  const area = `/${path.split('/')[1] ?? ''}/`;
  return (
    find(menu, (candidate) => candidate === path) ??
    find(menu, (candidate) => candidate === BELONGS_TO[path]) ??
    (path === area.slice(0, -1) ? null : find(menu, (candidate) => candidate.startsWith(area)))
  );
}
