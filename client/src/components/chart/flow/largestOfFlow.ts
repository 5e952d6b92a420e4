import type { FlowData, FlowRow, FlowStep } from './FlowData.ts';

/** Names a step has room for; of more, the smaller ones are drawn as one. */
const MOST_NAMES = 8;

/** The ids of the largest names of a step; null when all of them have room. */
function largestOf(rows: readonly FlowRow[], step: number): { readonly ids: Set<string | null>; rest: number } | null {
  const counts = new Map<string | null, number>();
  for (const { path, count } of rows) {
    const id = path[step]?.id ?? null;
    if (count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  // One alone would need as much room as the rest that stands for it.
  if (counts.size <= MOST_NAMES + 1) return null;
  const ranked = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
  return { ids: new Set(ranked.slice(0, MOST_NAMES)), rest: ranked.length - MOST_NAMES };
}

/**
 * The flow as it is drawn: of each step the largest names, and one for all others. Hundreds of names would overlap, so that most labels
 * were hidden, and took seconds to draw.
 * @param nameRest the name of that many others
 */
export function largestOfFlow(data: FlowData, nameRest: (count: number) => string): FlowData {
  const kept = data.steps.map((_, step) => largestOf(data.rows, step));
  if (kept.every((one) => one === null)) return data;
  const rests = kept.map((one): FlowStep => ({ id: null, name: nameRest(one?.rest ?? 0), isRest: true }));
  const merged = new Map<string, FlowRow>();
  for (const { path, count } of data.rows) {
    if (count <= 0) continue;
    const drawn = path.map((step, index) => {
      const rest = rests[index];
      return rest === undefined || kept[index]?.ids.has(step.id) !== false ? step : rest;
    });
    const key = JSON.stringify(drawn.map(({ id, isRest }) => isRest ?? [id]));
    merged.set(key, { path: drawn, count: count + (merged.get(key)?.count ?? 0) });
  }
  return { ...data, rows: [...merged.values()] };
}
