import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { Tile } from '#client/api/reportSchemas.ts';
import { answerClusters } from '#server/analysis/measures/answerMeasures.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import type { Clusters } from '#server/analysis/stats/clusterRatio.ts';
import { independentChange } from '#server/analysis/stats/independentChange.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { TILE_MEASURES } from '../overviewTiles.ts';
import { readPrompt } from './promptReading.ts';

const OWN = 0;

/** The ok answers to one prompt, in order of time. */
interface PromptAnswers {
  readonly table: AnswerTable;
  readonly rows: Uint32Array;
  readonly rowsBefore: Uint32Array;
  /** The rows of each point of the trend. */
  readonly points: readonly Uint32Array[];
}

/** The clusters of a measure of one prompt: its answers or, for the agreement of runs, its platforms. */
function clustersOf(table: AnswerTable, rows: Uint32Array, id: MeasureId): Clusters {
  if (id !== 'stability') {
    return answerClusters(table, rows, id);
  }
  const { agreement, pairs, repeated } = sumCells(table, rows);
  return { num: agreement, den: pairs, n: repeated.reduce((sum, answers) => sum + answers, 0) };
}

function measureOf(table: AnswerTable, rows: Uint32Array, id: MeasureId): Measure | null {
  const measure = measureOfClusters(clustersOf(table, rows, id), rangeOf(id, table.brandCount));
  return measure && { ...measure, k: 1 };
}

function sentimentCounts(table: AnswerTable, rows: Uint32Array): NonNullable<Tile['sentiment_counts']> {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const row of rows) {
    const code = (table.sentiment[row * table.brandCount + OWN] ?? 0) & ~SENTIMENT_LABELLED;
    counts.positive += Number(code === SENTIMENT_CODES.positive);
    counts.neutral += Number(code === SENTIMENT_CODES.neutral);
    counts.negative += Number(code === SENTIMENT_CODES.negative);
  }
  return counts;
}

/** The six figures of the own brand for one prompt; a project without brands has tiles without data. */
export function promptTiles({ table, rows, rowsBefore, points }: PromptAnswers): Tile[] {
  const hasOwn = table.brandCount > 0;
  return TILE_MEASURES.map((id) => ({
    measure_id: id,
    measure: hasOwn ? measureOf(table, rows, id) : null,
    previous: hasOwn ? measureOf(table, rowsBefore, id) : null,
    change: hasOwn
      ? independentChange(clustersOf(table, rowsBefore, id), clustersOf(table, rows, id), rangeOf(id, table.brandCount))
      : null,
    sparkline: points.map((point) => (hasOwn ? (measureOf(table, point, id)?.value ?? null) : null)),
    ...(id === 'net_sentiment' && hasOwn && { sentiment_counts: sentimentCounts(table, rows) }),
    ...(id === 'average_position' && hasOwn && { position_histogram: readPrompt(table, rows).histogram }),
  }));
}
