import { groupByKey } from '#client/lib/groupByKey.ts';
import { memoize } from '#client/lib/memoize.ts';
import { parseJsonCell } from '../cells/parseListCell.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { conversationIn } from './chatPairs.ts';
import type { Values } from './Values.ts';

/** A column name that is a path in a nested object. */
const PATH = /^[A-Za-z_]\w*(?:\.\w+){1,5}$/u;
/** Columns in which tracing tools write what a call got and gave, as objects. */
const OF_CALLS = ['inputs', 'outputs'] as const;
const hasPaths = memoize(
  (keys: readonly string[]): boolean =>
    keys.some((key) => PATH.test(key)) || OF_CALLS.every((name) => keys.includes(name)),
);

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

function nest(leaves: readonly Leaf[]): Values {
  const groups = groupByKey(leaves, ({ path }) => path[0] ?? '');
  const valueOf = (group: readonly Leaf[]): unknown => {
    const inner = group
      .filter(({ path }) => path.length > 1)
      .map(({ path, value }) => ({ path: path.slice(1), value }));
    return inner.length > 0 ? nest(inner) : group[0]?.value;
  };
  return Object.fromEntries(Array.from(groups, ([name, group]) => [name, valueOf(group)]));
}

/** The chat that a cell of a row holds as JSON, with the other cells around it; null without one. */
export function chatOf({ keys, values }: Pick<SourceRecord, 'keys' | 'values'>): Values | null {
  for (const [place, value] of values.entries()) {
    const messages = typeof value === 'string' && /^\s*\[\s*\{/u.test(value) ? parseJsonCell(value) : null;
    if (conversationIn({ messages }) === null) continue;
    return { ...Object.fromEntries(keys.map((key, index) => [key, values[index]])), [keys[place] ?? '']: '', messages };
  }
  return null;
}

/** The nested object of a row whose column names are its paths, with JSON in cells parsed; null if no name is a path. */
export function nestedOf({ keys, values }: Pick<SourceRecord, 'keys' | 'values'>): Values | null {
  if (!hasPaths(keys)) return null;
  const leaves = keys.flatMap((key, place): readonly Leaf[] => {
    const value = values[place];
    if (value === '' || value === null) return [];
    const path = PATH.test(key) ? key.split('.') : [key];
    return [{ path, value: typeof value === 'string' ? (parseJsonCell(value) ?? value) : value }];
  });
  return nest(leaves);
}
