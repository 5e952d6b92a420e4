import type { Overview } from '../../api/overviewSchemas.ts';
import type { Tile } from '../../api/reportSchemas.ts';

/** The visibility that the calculator starts from; null if it was not measured. */
export function visibilityOf({ tiles }: Pick<Overview, 'tiles'>): Tile['measure'] {
  return tiles.find(({ measure_id: id }) => id === 'visibility')?.measure ?? null;
}
