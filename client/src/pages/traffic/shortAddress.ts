const SCHEME = 'https://';

/** An address as people read it: without the scheme, and with what the browser encodes written out. */
export function shortAddress(url: string): string {
  const text = url.startsWith(SCHEME) ? url.slice(SCHEME.length) : url;
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** What stands in a folder, named from there on; the front page of a site is its slash. */
export function nameIn(folder: string, url: string): string {
  if (folder === '') return shortAddress(url);
  const inside = url.startsWith(folder) ? url.slice(folder.length) : url.slice(folder.length - 1);
  return shortAddress(inside) || '/';
}

export interface FolderStep {
  readonly label: string;
  /** Ends with a slash. */
  readonly folder: string;
}

/** The folders on the way to one, the host first: `https://a.example/b/` gives a.example and b. */
export function folderSteps(folder: string): readonly FolderStep[] {
  const parts = folder.slice(SCHEME.length).split('/').slice(0, -1);
  return parts.map((part, depth) => ({
    label: shortAddress(part),
    folder: `${SCHEME}${parts.slice(0, depth + 1).join('/')}/`,
  }));
}
