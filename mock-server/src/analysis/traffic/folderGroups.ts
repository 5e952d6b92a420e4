const SCHEME = 'https://';

/** The folders of an address, outermost first: the host, then each folder of its path, all with a trailing slash. */
function foldersOf(url: string): readonly string[] {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const parts = path.slice(SCHEME.length).split('/');
  // The last part is the page itself; a host alone is its front page.
  const count = Math.max(1, parts.length - 1);
  return Array.from({ length: count }, (_, depth) => `${SCHEME}${parts.slice(0, depth + 1).join('/')}/`);
}

/**
 * Groups addresses by the contents of a folder: its direct subfolders, each with everything below, and its own pages.
 * @param folder ends with a slash; empty: all sites, whose groups are hosts
 */
export function folderGroups(folder: string): (url: string) => string | null {
  if (folder === '') return (url) => foldersOf(url)[0] ?? null;
  return (url) => {
    const folders = foldersOf(url);
    const at = folders.indexOf(folder);
    return at < 0 ? null : (folders[at + 1] ?? url);
  };
}
