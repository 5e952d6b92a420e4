import type { MeasureId } from '#client/api/measureSchemas.ts';
import { hasDomain } from '../citations/hasDomain.ts';
import { ratioOf } from '../stats/clusterRatio.ts';
import { OK, SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from '../table/AnswerTable.ts';
import { addAgreement, bitCount } from './agreement.ts';
import type { CellSums } from './cellSums.ts';
import { clustersOf } from './promptClusters.ts';
import { WHOLE } from './Segment.ts';

const OWN = 0;

type Cells = Pick<
  CellSums,
  'brandCount' | 'promptCount' | 'cells' | 'cellPrompt' | 'cellPlatform' | 'cellTopic' | 'ok'
>;

function ratio(numerator: number, denominator: number): number | null {
  return denominator > 0 ? numerator / denominator : null;
}

type Values = readonly (readonly [MeasureId, number | null])[];

/**
 * The measures of single answers, computed directly from their rows. A value is a ratio of integers, so grouping by cells makes no
 * difference (only an interval needs the prompts).
 */
function answerValues(table: AnswerTable, rows: Uint32Array): Values {
  const { brandCount, status, namedMask, position, sentiment, citationStart, citedMask } = table;
  let [ok, named, mentions, positions, judged, balance, citing, citingOwn] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const row of rows) {
    if (status[row] !== OK) continue;
    ok += 1;
    const mask = namedMask[row] ?? 0;
    mentions += bitCount(mask);
    if ((mask & 1) === 1) {
      named += 1;
      positions += position[row * brandCount] ?? 0;
      const code = (sentiment[row * brandCount] ?? 0) & ~SENTIMENT_LABELLED;
      judged += Number(code !== 0);
      balance += Number(code === SENTIMENT_CODES.positive) - Number(code === SENTIMENT_CODES.negative);
    }
    if ((citationStart[row + 1] ?? 0) > (citationStart[row] ?? 0)) {
      citing += 1;
      citingOwn += (citedMask[row] ?? 0) & 1;
    }
  }
  return [
    ['visibility', ratio(named, ok)],
    ['share_of_voice', ratio(named, mentions)],
    ['average_position', ratio(positions, named)],
    ['net_sentiment', ratio(balance, judged)],
    ['citation_rate', hasDomain(table.project, OWN) ? ratio(citingOwn, citing) : null],
  ];
}

/** Stability needs cells: it compares the answers of each cell with each other. */
function stability(table: AnswerTable, rows: Uint32Array, cells: Cells, ofRow: Uint32Array): number | null {
  const column = (): Float64Array => new Float64Array(cells.cells);
  const [agreement, pairs, repeated] = [column(), column(), column()];
  addAgreement({ cells: cells.cells, ok: cells.ok, agreement, pairs, repeated }, table, rows, ofRow);
  const columns = {
    numerator: { values: agreement, perBrand: false },
    denominator: { values: pairs, perBrand: false },
    answers: { values: repeated, perBrand: false },
  };
  return ratioOf(clustersOf(cells, columns, 0, WHOLE));
}

/**
 * The values of the own brand's measures over some rows: equal to those of `measureOf` to the last bit, without intervals.
 * @param ofRow cell of rows[i]
 */
export function ownValues(
  table: AnswerTable,
  rows: Uint32Array,
  cells: Cells,
  ofRow: Uint32Array,
): ReadonlyMap<MeasureId, number | null> {
  return new Map([...answerValues(table, rows), ['stability', stability(table, rows, cells, ofRow)]]);
}
