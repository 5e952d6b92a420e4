import { readableAddress, readableUrl } from '#client/lib/readableUrl.ts';

const SCHEME = 'https://';

/** The name of an entry relative to its folder; the front page of a site is `/`. */
export function nameIn(folder: string, url: string): string {
  if (folder === '') return readableUrl(url);
  const inside = url.startsWith(folder) ? url.slice(folder.length) : url.slice(folder.length - 1);
  return readableAddress(inside) || '/';
}

interface FolderStep {
  readonly label: string;
  /** Ends with a slash. */
  readonly folder: string;
}

/** The folders from the host to the given one: `https://a.example/b/` gives a.example and b. */
export function folderSteps(folder: string): readonly FolderStep[] {
  const parts = folder.slice(SCHEME.length).split('/').slice(0, -1);
  return parts.map((part, depth) => ({
    label: readableAddress(part),
    folder: `${SCHEME}${parts.slice(0, depth + 1).join('/')}/`,
  }));
}
