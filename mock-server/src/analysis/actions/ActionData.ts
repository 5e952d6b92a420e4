import type { Facts } from '#client/api/brandCentreSchemas.ts';
import type { JudgedFacts } from '../facts/factReport.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import type { CitationHistory } from '../reports/sources/citationHistory.ts';
import type { SourceTotals } from '../reports/sources/sourceTotals.ts';
import type { Groups } from '../table/groupBy.ts';

/** Input shared by all rules of the board, computed once. */
export interface ActionData extends OverviewData {
  readonly totals: SourceTotals;
  readonly history: CitationHistory;
  /** Ok answers of the window by prompt. */
  readonly okOf: Groups;
  readonly judged: JudgedFacts;
  readonly factReport: Facts;
}
