import type { AnswerIndex, PlatformRow } from '#client/api/answerIndexSchemas.ts';
import { visibilityOf } from '../measures/pointSums.ts';
import { changeOf, measureOf } from '../measures/promptClusters.ts';
import { WHOLE, type Segment } from '../measures/Segment.ts';
import { STATUS_CODES } from '../table/AnswerTable.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn, TILE_MEASURES } from './overviewTiles.ts';

const OWN = 0;

type Counts = PlatformRow['answers'];

/** Answers by status, one entry per platform of the project. */
function countStatuses({ table, rows, project }: OverviewData): Counts[] {
  const counts: Counts[] = project.platforms.map(() => ({ ok: 0, refused: 0, empty: 0, failed: 0 }));
  for (const row of rows) {
    const ofPlatform = counts[table.platform[row] ?? 0];
    const status = STATUS_CODES[table.status[row] ?? 0];
    if (ofPlatform !== undefined && status !== undefined) {
      ofPlatform[status] += 1;
    }
  }
  return counts;
}

function sum(counts: readonly Counts[]): Counts {
  const total: Counts = { ok: 0, refused: 0, empty: 0, failed: 0 };
  for (const one of counts) {
    for (const status of STATUS_CODES) {
      total[status] += one[status];
    }
  }
  return total;
}

function measuresOf(data: OverviewData, segment: Segment): PlatformRow['measures'] {
  const { sums, previousSums } = data;
  return TILE_MEASURES.map((id) => ({
    measure_id: id,
    measure: hasOwn(data) ? measureOf(sums, id, OWN, segment) : null,
    change: hasOwn(data) ? changeOf(previousSums, sums, id, OWN, segment) : null,
  }));
}

type Points = AnswerIndex['trend']['series'][number]['points'];

function visibilityPoints(data: OverviewData, segment: Segment): Points {
  return data.points.map((point) => (hasOwn(data) ? visibilityOf(point, OWN, segment) : null));
}

/** The own brand over all platforms that pass the filters and on each of them: figures and visibility over time. */
export function platformRows(data: OverviewData): Pick<AnswerIndex, 'rows' | 'trend'> {
  const { project, platforms, buckets } = data;
  const counts = countStatuses(data);
  const lines = platforms.map((platform) => ({
    platform,
    id: project.platforms[platform]?.id ?? '',
    points: visibilityPoints(data, { platform }),
  }));
  const row = (id: string | null, answers: Counts, segment: Segment, points: Points): PlatformRow => ({
    platform_id: id,
    answers,
    measures: measuresOf(data, segment),
    sparkline: points.map((point) => point?.value ?? null),
  });
  return {
    rows: [
      row(null, sum(counts), WHOLE, visibilityPoints(data, WHOLE)),
      ...lines.map(({ platform, id, points }) => row(id, counts[platform] ?? sum([]), { platform }, points)),
    ],
    trend: {
      unit: buckets.unit,
      dates: [...buckets.dates],
      series: lines.map(({ id, points }) => ({ platform_id: id, points })),
    },
  };
}
