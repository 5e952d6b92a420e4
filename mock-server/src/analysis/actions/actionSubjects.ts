import type { ActionSubject } from '#client/api/actionSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { MarkedError } from '../facts/factErrors.ts';
import { factReport, type JudgedFacts } from '../facts/factReport.ts';
import { overviewData } from '../reports/overviewData.ts';
import { hasOwn } from '../reports/overviewTiles.ts';
import { citationHistory } from '../reports/sources/citationHistory.ts';
import { sourceTotals } from '../reports/sources/sourceTotals.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { groupBy } from '../table/groupBy.ts';
import { inZone } from '../table/inZone.ts';
import type { ActionData } from './ActionData.ts';
import { coverageActions } from './coverageActions.ts';
import { dropActions } from './dropActions.ts';
import type { AlertedDrop } from './dropActions.ts';
import { factActions } from './factActions.ts';
import { fadingActions } from './fadingActions.ts';
import { inclusionActions } from './inclusionActions.ts';
import { pageActions } from './pageActions.ts';

/** Limit of findings per rule. The board shows fewer, but findings that a person took up must still be found. */
const MOST_FOUND = 200;

/** Input of the rules besides the answers. */
interface Knowledge {
  readonly judged: JudgedFacts;
  readonly marks: ReadonlyMap<string, MarkedError>;
}

function actionData(table: AnswerTable, query: FilterQuery, { judged, marks }: Knowledge): ActionData {
  const data = overviewData(table, query);
  const okRows = data.rows.filter((row) => table.status[row] === OK);
  return {
    ...data,
    totals: sourceTotals(table, data.rows),
    history: citationHistory(table, selectRows(table, { ...data.scope, from: data.previous.from })),
    okOf: groupBy(okRows, table.project.prompts.length, (row) => table.prompt[row] ?? 0),
    judged,
    factReport: factReport(judged, query, marks),
  };
}

/** Drops of the own brand in the project's alerts, and the days these cover. */
export interface AlertedDrops {
  readonly query: FilterQuery;
  readonly drops: readonly AlertedDrop[];
}

/**
 * All findings of the rules in the window of `query` against the one before it, by rule, the most evidence first. Deterministic: the
 * same table, query and knowledge give the same findings with the same ids.
 * @param alerted drops come from the one list of alerts, so that pages do not contradict each other about a brand
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function actionSubjects(
  table: AnswerTable,
  query: FilterQuery,
  knowledge: Knowledge,
  alerted: AlertedDrops,
): readonly (readonly ActionSubject[])[] {
  const data = actionData(table, query, knowledge);
  if (!hasOwn(data)) return [];
  const found = [coverageActions, pageActions, fadingActions, inclusionActions, factActions].map((rule) =>
    rule(data, MOST_FOUND),
  );
  if (alerted.drops.length === 0) return [...found, []];
  const ofAlerts = overviewData(inZone(table, alerted.query.time_zone), alerted.query);
  return [...found, dropActions({ ...data, ...ofAlerts }, alerted.drops, MOST_FOUND)];
}
