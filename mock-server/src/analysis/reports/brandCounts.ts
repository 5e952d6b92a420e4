import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** The brands with a positive count, highest first (ties in project order). `counts[b]` belongs to brand b. */
export function brandCounts(
  { brands }: ProjectDefinition,
  counts: Float64Array | Uint32Array,
): { readonly brand_id: string; readonly answers: number }[] {
  return brands
    .map(({ id }, brand) => ({ brand_id: id, answers: counts[brand] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers);
}
