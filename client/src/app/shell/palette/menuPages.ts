import type { MenuEntry } from '#client/api/menuSchemas.ts';

interface MenuPage {
  readonly entry: MenuEntry;
  readonly group: MenuEntry | null;
}

/** Every entry of a menu that leads somewhere, flat, with the group it stands in. */
export function menuPages(menu: readonly MenuEntry[], group: MenuEntry | null = null): MenuPage[] {
  return menu.flatMap((entry) => [
    ...(entry.path !== undefined || entry.url !== undefined ? [{ entry, group }] : []),
    ...menuPages(entry.children ?? [], group ?? entry),
  ]);
}
