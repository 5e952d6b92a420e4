import type { ActionSubject } from '#client/api/actionSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { factReport, type JudgedFacts } from '../facts/factReport.ts';
import type { MarkedError } from '../facts/factErrors.ts';
import { citationHistory } from '../reports/citationHistory.ts';
import { inZone } from '../table/inZone.ts';
import { groupBy } from '../table/groupBy.ts';
import { overviewData } from '../reports/overviewData.ts';
import { hasOwn } from '../reports/overviewTiles.ts';
import { sourceTotals } from '../reports/sourceTotals.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { ActionData } from './ActionData.ts';
import { coverageActions } from './coverageActions.ts';
import { dropActions } from './dropActions.ts';
import type { AlertedDrop } from './dropActions.ts';
import { factActions } from './factActions.ts';
import { fadingActions } from './fadingActions.ts';
import { inclusionActions } from './inclusionActions.ts';
import { pageActions } from './pageActions.ts';

/** Findings of a rule that are looked at; the board shows fewer, but those that a person took up must be found again. */
const MOST_FOUND = 200;

/** What the rules are judged by beside the answers. */
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

/** The falls of the own brand that the alerts of the project tell of, and the days they tell them of. */
export interface AlertedDrops {
  readonly query: FilterQuery;
  readonly drops: readonly AlertedDrop[];
}

/**
 * All that the rules find in the window of `query` against the one before it, by rule, the most evidence first. Deterministic: the
 * same table, query and knowledge give the same findings with the same ids.
 * @param alerted drops come from the one list of alerts, so that no page says of the same brand what another denies
 * @throws RangeError when a date or the time zone of the query is none (callers check them first).
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
