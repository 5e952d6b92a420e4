import type { SourceNode, UrlStatus } from '#client/api/detailSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import type { DomainSearch, TreeDepth, TreeSort } from './domainSearch.ts';

/** Limit of listed children per node; a button lists the rest. */
export const MOST_CHILDREN = 50;
/** `auto` expands the most cited branches first, up to this number of rows. */
const AUTO_ROWS = 30;

interface TreeBranch {
  readonly node: SourceNode;
  readonly children: readonly TreeBranch[];
}

export interface TreeNodeRow {
  readonly kind: 'node';
  readonly node: SourceNode;
  /** From 1. */
  readonly level: number;
  /** Position among its siblings, from 1, and their number. */
  readonly place: number;
  readonly siblings: number;
  /** Null: no children. */
  readonly expanded: boolean | null;
}

/** Follows the children of a node that are not all listed. */
export interface TreeMoreRow {
  readonly kind: 'more';
  readonly parentId: string;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly hidden: number;
}

export type TreeRow = TreeNodeRow | TreeMoreRow;

/** The part of the search state that determines the rows. */
export type TreeChoice = Pick<DomainSearch, 'q' | 'status' | 'sort' | 'depth' | 'toggled' | 'full'>;

function sortValue(node: SourceNode, key: Exclude<TreeSort, 'label'>): number {
  switch (key) {
    case 'citations':
      return node.citations;
    case 'answers':
      return node.answers;
    case 'prompts':
      return node.prompts;
    case 'gap':
      return node.gap_answers;
    case 'last_cited_at':
      return Date.parse(node.last_cited_at);
  }
}

function comparer({ key, order }: TreeChoice['sort']) {
  const direction = order === 'asc' ? 1 : -1;
  return (a: SourceNode, b: SourceNode): number => {
    const byKey = key === 'label' ? compareTexts(a.label, b.label) : sortValue(a, key) - sortValue(b, key);
    return byKey * direction || b.citations - a.citations || b.previous_citations - a.previous_citations;
  };
}

/**
 * The tree filtered by search and status. The status applies to pages; a folder or host whose name matches the search includes all pages
 * below it.
 */
function branchesOf(nodes: readonly SourceNode[], { q, status, sort }: TreeChoice): TreeBranch[] {
  const matches = createWordMatcher(q);
  const below = groupByKey(nodes, (node) => node.parent_id);
  const compare = comparer(sort);
  const keep = (parentId: string | null, foundAbove: boolean): TreeBranch[] =>
    (below.get(parentId) ?? []).toSorted(compare).flatMap((node) => {
      const text = node.kind === 'url' ? `${node.label} ${node.title ?? ''} ${node.url ?? ''}` : node.label;
      const found = foundAbove || matches(text);
      if (node.kind === 'url') {
        return found && (status === null || node.status === status) ? [{ node, children: [] }] : [];
      }
      const children = keep(node.id, found);
      return children.length === 0 ? [] : [{ node, children }];
    });
  return keep(null, q.trim() === '');
}

const listed = ({ node, children }: TreeBranch, full: readonly string[]): number =>
  full.includes(node.id) ? children.length : Math.min(children.length, MOST_CHILDREN);

/** Repeatedly expands the most cited collapsed node while rows are left. */
function openByItself(roots: readonly TreeBranch[]): ReadonlySet<string> {
  const open = new Set<string>();
  const waiting = [...roots];
  let rows = roots.length;
  for (;;) {
    waiting.sort((a, b) => b.node.citations - a.node.citations);
    const index = waiting.findIndex(
      (branch) => branch.children.length > 0 && (open.size === 0 || rows + listed(branch, []) <= AUTO_ROWS),
    );
    const next = waiting[index];
    if (next === undefined) return open;
    waiting.splice(index, 1, ...next.children);
    rows += listed(next, []);
    open.add(next.node.id);
  }
}

function isOpenAtFirst(depth: TreeDepth, narrowed: boolean, open: ReadonlySet<string>, id: string): boolean {
  // Matches of a search must not be hidden in collapsed folders.
  if (depth === 'all' || (depth === 'auto' && narrowed)) return true;
  return depth === 'auto' && open.has(id);
}

/** The visible rows of the tree, from top to bottom. */
export function treeRows(nodes: readonly SourceNode[], choice: TreeChoice): TreeRow[] {
  const roots = branchesOf(nodes, choice);
  const open = openByItself(roots);
  const narrowed = choice.q.trim() !== '' || choice.status !== null;
  const toggled = new Set(choice.toggled);
  const rows: TreeRow[] = [];
  const add = (branches: readonly TreeBranch[], level: number, parent: TreeBranch | null): void => {
    const count = parent === null ? branches.length : listed(parent, choice.full);
    const siblings = count < branches.length ? count + 1 : count;
    for (const [index, branch] of branches.slice(0, count).entries()) {
      const { node, children } = branch;
      const expanded = isOpenAtFirst(choice.depth, narrowed, open, node.id) !== toggled.has(node.id);
      const row = { kind: 'node', node, level, place: index + 1, siblings } as const;
      rows.push({ ...row, expanded: children.length === 0 ? null : expanded });
      if (expanded && children.length > 0) add(children, level + 1, branch);
    }
    if (count < branches.length && parent !== null) {
      rows.push({
        kind: 'more',
        parentId: parent.node.id,
        level,
        place: siblings,
        siblings,
        hidden: branches.length - count,
      });
    }
  };
  add(roots, 1, null);
  return rows;
}

interface TreeListing {
  readonly node: SourceNode;
  readonly level: number;
}

/** Every node that matches search and status, expanded or not: for exports. */
export function treeListing(nodes: readonly SourceNode[], choice: TreeChoice): TreeListing[] {
  const list = (branches: readonly TreeBranch[], level: number): TreeListing[] =>
    branches.flatMap(({ node, children }) => [{ node, level }, ...list(children, level + 1)]);
  return list(branchesOf(nodes, choice), 1);
}

/** The number of pages per status. */
export function countStatuses(nodes: readonly SourceNode[]): ReadonlyMap<UrlStatus, number> {
  const counts = new Map<UrlStatus, number>();
  for (const { kind, status } of nodes) if (kind === 'url') counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
