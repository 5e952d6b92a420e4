/** A page of a list; a provider may omit the total. */
interface ListPage {
  readonly list: readonly { readonly id: string }[];
  readonly total?: number | null | undefined;
}

/**
 * Loads all entries of a paged list, one page after another: parallel requests would slow down the server for the reader. A provider may
 * return smaller pages than requested and may omit the total: pages are then requested until one adds nothing.
 * @returns the first page, with the entries of all pages
 */
export async function loadPages<Page extends ListPage>(load: (page: number) => Promise<Page>): Promise<Page> {
  const first = await load(1);
  const entries: Page['list'][number][] = [...first.list];
  for (let page = 2; entries.length > 0 && entries.length < (first.total ?? Infinity); page += 1) {
    const { list } = await load(page);
    const known = new Set(entries.map(({ id }) => id));
    const others = list.filter(({ id }) => !known.has(id));
    // Entries were removed meanwhile, or the provider ignores paging and returns all of them.
    if (others.length === 0) break;
    entries.push(...others);
  }
  return { ...first, list: entries };
}
