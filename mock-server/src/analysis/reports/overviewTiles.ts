import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { Tile } from '#client/api/reportSchemas.ts';
import { changeOf, measureOf } from '../measures/promptClusters.ts';
import { OK } from '../table/AnswerTable.ts';
import type { OverviewData } from './overviewData.ts';

/** The measures of the tiles, in their order. */
export const TILE_MEASURES = [
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
] as const satisfies readonly MeasureId[];

const OWN = 0;

function total(column: Float64Array, data: OverviewData): number {
  let sum = 0;
  for (let i = OWN; i < column.length; i += data.sums.brandCount) {
    sum += column[i] ?? 0;
  }
  return sum;
}

/** Answers with the own brand at position 1, 2, 3 and 4 or later. */
function positionHistogram({ table, rows }: OverviewData): number[] {
  const histogram = [0, 0, 0, 0];
  const { status, position, brandCount } = table;
  for (const row of rows) {
    const place = status[row] === OK ? (position[row * brandCount + OWN] ?? 0) : 0;
    if (place > 0) {
      const bin = Math.min(place, 4) - 1;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  return histogram;
}

/** The six tiles of the own brand; a project without brands has tiles without data. */
export function overviewTiles(data: OverviewData): Tile[] {
  const { sums, previousSums, points } = data;
  return TILE_MEASURES.map((id) => {
    const tile: Tile = {
      measure_id: id,
      measure: hasOwn(data) ? measureOf(sums, id, OWN) : null,
      previous: hasOwn(data) ? measureOf(previousSums, id, OWN) : null,
      change: hasOwn(data) ? changeOf(previousSums, sums, id, OWN) : null,
      sparkline: points.map((point) => (hasOwn(data) ? point.ownValue(id) : null)),
    };
    if (id === 'net_sentiment' && hasOwn(data)) {
      const [judged, positive] = [total(sums.judged, data), total(sums.positive, data)];
      const negative = positive - total(sums.balance, data);
      tile.sentiment_counts = { positive, neutral: judged - positive - negative, negative };
    }
    if (id === 'average_position' && hasOwn(data)) {
      tile.position_histogram = positionHistogram(data);
    }
    return tile;
  });
}

/** Whether the project has an own brand: `brands[0]`. */
export function hasOwn(data: OverviewData): boolean {
  return data.sums.brandCount > 0;
}
