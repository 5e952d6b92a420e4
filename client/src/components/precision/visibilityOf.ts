import type { Overview } from '#client/api/overviewSchemas.ts';
import type { Tile } from '#client/api/reportSchemas.ts';

/** The visibility that the calculator starts from; null if it was not measured. */
export function visibilityOf({ tiles }: Pick<Overview, 'tiles'>): Tile['measure'] {
  return tiles.find(({ measure_id: id }) => id === 'visibility')?.measure ?? null;
}
