import type { FlowData, FlowStep } from './FlowData.ts';

export interface FlowNode extends FlowStep {
  /** Unique over all steps: a host may have the same name as a topic. */
  readonly key: string;
  readonly step: number;
  readonly count: number;
}

export interface FlowLink {
  readonly from: FlowNode;
  readonly to: FlowNode;
  readonly count: number;
}

const keyOf = (step: number, { id, isRest }: FlowStep): string => JSON.stringify([step, id, isRest ?? null]);

/** The nodes and links of the drawing: counts of each step, and of each pair of neighbouring steps. Largest first. */
export function flowLinks({ rows }: FlowData): { readonly nodes: FlowNode[]; readonly links: FlowLink[] } {
  const nodes = new Map<string, FlowNode>();
  const links = new Map<string, { from: string; to: string; count: number }>();
  for (const { path, count } of rows) {
    if (count <= 0) continue;
    for (const [step, place] of path.entries()) {
      const key = keyOf(step, place);
      nodes.set(key, { ...place, key, step, count: (nodes.get(key)?.count ?? 0) + count });
      const before = path[step - 1];
      if (before === undefined) continue;
      const from = keyOf(step - 1, before);
      const pair = `${from} ${key}`;
      links.set(pair, { from, to: key, count: (links.get(pair)?.count ?? 0) + count });
    }
  }
  const bySize = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;
  const restLast = (a: FlowNode, b: FlowNode): number => Number(a.isRest ?? false) - Number(b.isRest ?? false);
  return {
    nodes: [...nodes.values()].sort((a, b) => a.step - b.step || restLast(a, b) || bySize(a, b)),
    links: [...links.values()].sort(bySize).flatMap(({ from, to, count }) => {
      const [first, second] = [nodes.get(from), nodes.get(to)];
      return first === undefined || second === undefined ? [] : [{ from: first, to: second, count }];
    }),
  };
}
