import type { SourceNode } from '#client/api/detailSchemas.ts';
import { readableAddress } from '#client/lib/readableUrl.ts';
import type { SourceUrl } from '#server/analysis/citations/SourceUrl.ts';

/** A place in the tree of a domain's cited pages. */
interface TreeNode {
  /** `domain`, `host/`, `host/folder/` or the URL; a domain and a host with the same name differ by the slash. */
  readonly id: string;
  readonly kind: SourceNode['kind'];
  readonly label: string;
  /** Index into the tree's nodes, -1 for the root. */
  readonly parent: number;
  /** Index into the table's `urls`, -1 if it is not a page. */
  readonly url: number;
}

export interface SourceTree {
  /** Parents before children; the root is the first. */
  readonly nodes: readonly TreeNode[];
  /** Node of a page, by its index into the table's `urls`. */
  readonly nodeOfUrl: ReadonlyMap<number, number>;
}

interface Page {
  readonly index: number;
  readonly host: string;
  /** The address without its scheme. */
  readonly address: string;
  /** Its folders, outermost first: `host/a/`, `host/a/b/`. A port makes a folder of its own. */
  readonly folders: readonly string[];
}

function pageOf(index: number, { url, host }: SourceUrl): Page {
  const address = url.slice('https://'.length);
  const path = address.split('?', 1)[0] ?? '';
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash + 1));
  }
  if (folders[0] === `${host}/`) {
    folders.shift();
  }
  return { index, host, address, folders };
}

/**
 * The folders to list: those with at least two pages. If all pages of a folder are in one subfolder, only the inner
 * one is listed.
 */
function listedFolders(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const folder of pages.flatMap(({ folders }) => folders)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const listed = new Set([...counts].flatMap(([folder, count]) => (count > 1 ? [folder] : [])));
  for (const { folders } of pages) {
    folders.forEach((folder, depth) => {
      const inner = folders[depth + 1];
      if (inner !== undefined && counts.get(inner) === counts.get(folder)) {
        listed.delete(folder);
      }
    });
  }
  return listed;
}

/** The address relative to the parent: `p/123`, `guide/`, or `/` for the front page of a host. */
function labelBelow(parent: string, address: string): string {
  const rest = address.startsWith(parent) ? address.slice(parent.length) : address.slice(parent.length - 1);
  return readableAddress(rest) || '/';
}

/**
 * The pages (indexes into `urls`) as a tree: registrable domain > host > folder > page. For a host that is not a
 * registrable domain itself, the host is the root.
 */
export function sourceTree(name: string, urls: readonly SourceUrl[], indexes: Iterable<number>): SourceTree {
  const pages = [...indexes].flatMap((index) => {
    const url = urls[index];
    return url === undefined ? [] : [pageOf(index, url)];
  });
  if (pages.length === 0) {
    return { nodes: [], nodeOfUrl: new Map() };
  }
  const listed = listedFolders(pages);
  const nodes: TreeNode[] = [];
  const places = new Map<string, number>();
  const nodeOfUrl = new Map<number, number>();
  const place = (id: string, make: () => Omit<TreeNode, 'id'>): number => {
    const known = places.get(id);
    if (known !== undefined) {
      return known;
    }
    nodes.push({ id, ...make() });
    places.set(id, nodes.length - 1);
    return nodes.length - 1;
  };
  const isHost = pages.every(({ index }) => urls[index]?.domain !== name);
  const root = isHost ? -1 : place(name, () => ({ kind: 'domain', label: name, parent: -1, url: -1 }));
  for (const { index, host, address, folders } of pages) {
    let parent = place(`${host}/`, () => ({ kind: 'host', label: host, parent: root, url: -1 }));
    let prefix = `${host}/`;
    for (const folder of folders) {
      if (listed.has(folder)) {
        const [above, outer] = [parent, prefix];
        parent = place(folder, () => ({ kind: 'folder', label: labelBelow(outer, folder), parent: above, url: -1 }));
        prefix = folder;
      }
    }
    nodes.push({ id: urls[index]?.url ?? '', kind: 'url', label: labelBelow(prefix, address), parent, url: index });
    nodeOfUrl.set(index, nodes.length - 1);
  }
  return { nodes, nodeOfUrl };
}
