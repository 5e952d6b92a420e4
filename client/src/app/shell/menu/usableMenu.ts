import type { MenuEntry } from '#client/api/menuSchemas.ts';

/** Whether an entry itself has a valid link: to a page of this app, or an external https address. */
function leadsSomewhere(entry: MenuEntry, isOffered: (path: string) => boolean): boolean {
  if (entry.url !== undefined) return entry.url.startsWith('https://');
  return entry.path !== undefined && isOffered(entry.path);
}

/**
 * The usable part of a menu, without invalid entries and without groups that become empty. A group of one page is that page with the
 * group's title and icon, as in the built-in menu.
 * @param isOffered whether a path is a route of the app that the current role may see
 */
export function usableMenu(menu: readonly MenuEntry[], isOffered: (path: string) => boolean): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    const children = usableMenu(entry.children ?? [], isOffered);
    const [only] = children;
    if (only !== undefined && children.length === 1 && (only.children ?? []).length === 0) {
      return [{ ...only, title: entry.title, icon: entry.icon ?? only.icon }];
    }
    if (children.length > 0) return [{ name: entry.name, title: entry.title, icon: entry.icon, children }];
    return leadsSomewhere(entry, isOffered) ? [{ ...entry, children: undefined }] : [];
  });
}
