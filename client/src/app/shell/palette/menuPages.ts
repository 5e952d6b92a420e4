import type { MenuEntry } from '#client/api/menuSchemas.ts';

interface MenuPage {
  readonly entry: MenuEntry;
  readonly group: MenuEntry | null;
}

/** Every menu entry with a link, flattened, with its group. */
export function menuPages(menu: readonly MenuEntry[], group: MenuEntry | null = null): MenuPage[] {
  return menu.flatMap((entry) => [
    ...(entry.path !== undefined || entry.url !== undefined ? [{ entry, group }] : []),
    ...menuPages(entry.children ?? [], group ?? entry),
  ]);
}
