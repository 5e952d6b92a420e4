import type { AnswerTable } from '../table/AnswerTable.ts';
import type { Scope } from './Scope.ts';

/** First index whose value is at least `value` in an ascending column; its length if there is none. */
export function lowerBound(column: Float64Array, value: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] ?? Infinity) < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** 1 for every index in the set (all for null): a typed-array lookup, many times faster per row than a Set. */
function allowed(set: ReadonlySet<number> | null, size: number): Uint8Array {
  const flags = new Uint8Array(size).fill(set === null ? 1 : 0);
  for (const index of set ?? []) {
    flags[index] = 1;
  }
  return flags;
}

/** Rows of a scope, of any status, in order of time. */
export function selectRows(table: AnswerTable, scope: Scope): Uint32Array {
  const askedAt = table.askedAt.subarray(0, table.count);
  const first = lowerBound(askedAt, scope.from);
  const last = Math.max(first, lowerBound(askedAt, scope.to));
  const rows = new Uint32Array(last - first);
  if (scope.platforms === null && scope.topics === null && scope.prompts === null) {
    for (let i = 0; i < rows.length; i += 1) rows[i] = first + i;
    return rows;
  }
  const platforms = allowed(scope.platforms, table.project.platforms.length);
  // Topic 65535 stands for "no topic": only an unrestricted filter includes it.
  const topics = allowed(scope.topics, 65536);
  const prompts = allowed(scope.prompts, table.project.prompts.length);
  const { platform, topic, prompt } = table;
  let kept = 0;
  for (let row = first; row < last; row += 1) {
    if (platforms[platform[row] ?? 0] === 1 && topics[topic[row] ?? 0] === 1 && prompts[prompt[row] ?? 0] === 1) {
      rows[kept] = row;
      kept += 1;
    }
  }
  return rows.subarray(0, kept);
}

/** The part of `rows` (in order of time) asked from `from` to before `to`. */
export function rowsBetween(table: AnswerTable, rows: Uint32Array, from: number, to: number): Uint32Array {
  return rows.subarray(firstFrom(table, rows, from), firstFrom(table, rows, to));
}

function firstFrom(table: AnswerTable, rows: Uint32Array, instant: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((table.askedAt[rows[middle] ?? 0] ?? Infinity) < instant) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
