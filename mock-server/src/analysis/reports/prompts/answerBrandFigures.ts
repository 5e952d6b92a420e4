import type { BrandFigure } from '#client/api/detailSchemas.ts';
import { answerClusters, answerMeasure } from '#server/analysis/measures/answerMeasures.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import { independentChange } from '#server/analysis/stats/independentChange.ts';
import { isReallyMoreOften } from '#server/analysis/stats/signTest.ts';
import { tieRanks } from '#server/analysis/stats/tieRanks.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Number of answers naming the one brand and not the other. */
function namingOnly(table: AnswerTable, rows: Uint32Array, one: number, other: number): number {
  let count = 0;
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    count += (mask >>> one) & 1 & ~(mask >>> other);
  }
  return count;
}

/**
 * The tracked brands over the ok answers to one prompt, by visibility (ties in project order). The answers are the sample, so
 * brands share a rank unless the exact sign test, over the answers that name only one of the two, shows that one is really ahead.
 */
export function answerBrandFigures(table: AnswerTable, rows: Uint32Array, rowsBefore: Uint32Array): BrandFigure[] {
  const entries = table.project.brands
    .map(({ id }, brand) => ({ id, brand, visibility: answerMeasure(table, rows, 'visibility', brand) }))
    .sort((a, b) => (b.visibility?.numerator ?? 0) - (a.visibility?.numerator ?? 0));
  const ranks = tieRanks(entries.length, (above, below, level) => {
    const [ahead, behind] = [entries[above]?.brand ?? 0, entries[below]?.brand ?? 0];
    return isReallyMoreOften(namingOnly(table, rows, ahead, behind), namingOnly(table, rows, behind, ahead), level);
  });
  return entries.map(({ id, brand, visibility }, i) => ({
    brand_id: id,
    rank: ranks[i]?.rank ?? i + 1,
    tied: ranks[i]?.tied ?? false,
    visibility,
    change: independentChange(
      answerClusters(table, rowsBefore, 'visibility', brand),
      answerClusters(table, rows, 'visibility', brand),
      rangeOf('visibility', table.brandCount),
    ),
    first_mention_rate: answerMeasure(table, rows, 'first_mention_rate', brand),
    share_of_voice: answerMeasure(table, rows, 'share_of_voice', brand),
    average_position: answerMeasure(table, rows, 'average_position', brand),
    net_sentiment: answerMeasure(table, rows, 'net_sentiment', brand),
    citation_rate: answerMeasure(table, rows, 'citation_rate', brand),
  }));
}
