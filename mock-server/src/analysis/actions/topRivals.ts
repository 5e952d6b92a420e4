import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { topIndexes } from '../reports/sources/sourceMix.ts';

/** Ids of the (at most three) competitors with the highest counts; `counts[b]` belongs to brand b. */
export function topRivals({ brands }: ProjectDefinition, counts: Float64Array): string[] {
  const ofRivals = counts.map((count, brand) => (brand === 0 ? 0 : count));
  return topIndexes(ofRivals, 3).flatMap((brand) => brands[brand]?.id ?? []);
}

/** Adds one answer to the count of every brand in its mask. */
export function addMask(counts: Float64Array | undefined, mask: number): void {
  for (let brand = 0; counts !== undefined && brand < counts.length; brand += 1) {
    counts[brand] = (counts[brand] ?? 0) + ((mask >>> brand) & 1);
  }
}
