import type { Overview } from '../../api/overviewSchemas.ts';
import type { Tile } from '../../api/reportSchemas.ts';

/** The measured rate that the calculator is about; null when nothing was measured. */
export function visibilityOf({ tiles }: Pick<Overview, 'tiles'>): Tile['measure'] {
  return tiles.find(({ measure_id: id }) => id === 'visibility')?.measure ?? null;
}
