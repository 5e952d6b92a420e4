import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import type { Values } from '../Values.ts';

const MOST_STEPS = 5000;

/** The messages of a tree from its root to one node. */
export function branchOf(nodes: Values, leaf: string): readonly Values[] {
  const branch: Values[] = [];
  let id = leaf;
  for (let step = 0; step < MOST_STEPS && id !== ''; step += 1) {
    const node = objectOf(Object.hasOwn(nodes, id) ? nodes[id] : undefined);
    if (isPlainObject(node['message'])) branch.unshift(node['message']);
    id = typeof node['parent'] === 'string' ? node['parent'] : '';
  }
  return branch;
}
