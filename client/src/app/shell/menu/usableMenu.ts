import type { MenuEntry } from '../../../api/menuSchemas.ts';

/** Whether an entry itself leads somewhere: to a page of this app, or over https out of it. */
function leadsSomewhere(entry: MenuEntry, knownPaths: ReadonlySet<string>): boolean {
  if (entry.url !== undefined) return entry.url.startsWith('https://');
  return entry.path !== undefined && knownPaths.has(entry.path);
}

/**
 * What of a menu from the server can be used: entries that lead nowhere are left out, and so are groups that are empty
 * then. A group of one page is that page under the group's title and icon, as in the built-in menu.
 */
export function usableMenu(menu: readonly MenuEntry[], knownPaths: ReadonlySet<string>): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    const children = usableMenu(entry.children ?? [], knownPaths);
    const [only] = children;
    if (only !== undefined && children.length === 1 && (only.children ?? []).length === 0) {
      return [{ ...only, title: entry.title, icon: entry.icon ?? only.icon }];
    }
    if (children.length > 0) return [{ name: entry.name, title: entry.title, icon: entry.icon, children }];
    return leadsSomewhere(entry, knownPaths) ? [{ ...entry, children: undefined }] : [];
  });
}
