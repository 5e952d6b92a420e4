import type { Fact, FactEvidence, Facts, FactVerdict, JudgedFact } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { sumCells } from '../measures/cellSums.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { dataDates, reportScope } from '../reports/reportScope.ts';
import { currentWindow, previousWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import { errorsOfFact, queueOrder, type MarkedError } from './factErrors.ts';
import { rowFlags, validFindings, verdictsByRow } from './factPeriod.ts';
import type { FactFinding } from './FactReader.ts';

/** The facts of a project with the findings of all its answers for each, in the same order. */
export interface JudgedFacts {
  readonly table: AnswerTable;
  readonly facts: readonly Fact[];
  readonly findings: readonly (readonly FactFinding[])[];
}

type VerdictCounts = Record<FactVerdict, number>;

/** Number of answers by verdict. */
export function countVerdicts(findings: readonly FactFinding[]): VerdictCounts {
  const counts: VerdictCounts = { supported: 0, contradicted: 0, unknown: 0 };
  for (const { verdict } of verdictsByRow(findings).values()) counts[verdict] += 1;
  return counts;
}

/** Of the answers that support or contradict a fact, the share that supports it; prompts are the clusters. */
function accuracyOf(table: AnswerTable, findings: readonly FactFinding[]): JudgedFact['accuracy'] {
  const prompts = table.project.prompts.length;
  const [num, den] = [new Float64Array(prompts), new Float64Array(prompts)];
  let n = 0;
  for (const [row, { verdict }] of verdictsByRow(findings)) {
    const prompt = table.prompt[row] ?? 0;
    num[prompt] = (num[prompt] ?? 0) + Number(verdict === 'supported');
    den[prompt] = (den[prompt] ?? 0) + Number(verdict !== 'unknown');
    n += Number(verdict !== 'unknown');
  }
  return measureOfClusters({ num, den, n }, rangeOf('visibility', table.brandCount));
}

interface Periods {
  readonly rows: Uint32Array;
  readonly now: Uint8Array;
  /** The filters without the dates: since when an error has been given does not depend on the window. */
  readonly ever: Uint8Array;
}

function periodsOf(table: AnswerTable, query: FilterQuery): Periods {
  const scope = scopeOf(table.project, query, currentWindow(query));
  const rows = selectRows(table, scope);
  const all = selectRows(table, { ...scope, from: -Infinity, to: Infinity });
  return { rows, now: rowFlags(table.count, rows), ever: rowFlags(table.count, all) };
}

/** The ledger with the verdicts of the window's answers on each fact, and the queue of errors. */
export function factReport(
  { table, facts, findings }: JudgedFacts,
  query: FilterQuery,
  marks: ReadonlyMap<string, MarkedError>,
): Facts {
  const { rows, now, ever } = periodsOf(table, query);
  const zone = query.time_zone;
  const valid = facts.map((fact, at) => validFindings(table, fact, findings[at] ?? [], zone, ever));
  const judged = facts.map((fact, at): JudgedFact => {
    const inWindow = (valid[at] ?? []).filter(({ row }) => now[row] === 1);
    return {
      ...fact,
      subject: [...fact.subject],
      ...countVerdicts(inWindow),
      accuracy: accuracyOf(table, inWindow),
    };
  });
  const errors = facts.flatMap((fact, at) => {
    const found = valid[at] ?? [];
    const inWindow = found.filter(({ row }) => now[row] === 1);
    return errorsOfFact({ table, fact, ever: found, now: inWindow, timeZone: zone, marks });
  });
  const [window, previous] = [currentWindow(query), previousWindow(query)];
  const dates = dataDates(table, zone);
  return {
    scope: reportScope({ table, window, previous, sums: sumCells(table, rows), ...dates }),
    brands: brandRefs(table.project),
    facts: judged,
    errors: errors.sort(queueOrder),
  };
}

interface EvidenceChoice {
  readonly verdict?: FactVerdict | undefined;
  /** Only this error, for any dates: the queue also counts those before the window. */
  readonly errorId?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The sentences behind a fact's figures or an error, one entry per answer, newest first. */
export function factEvidence(
  table: AnswerTable,
  fact: Fact,
  findings: readonly FactFinding[],
  query: FilterQuery,
  { verdict, errorId, page, pageSize }: EvidenceChoice,
): FactEvidence {
  const { now, ever } = periodsOf(table, query);
  const valid = validFindings(table, fact, findings, query.time_zone, errorId === undefined ? now : ever);
  const ofError = errorId === undefined ? valid : valid.filter(({ saidKey }) => errorId === `${fact.id}~${saidKey}`);
  const wanted = [...verdictsByRow(ofError).values()]
    .filter((finding) => verdict === undefined || finding.verdict === verdict)
    .sort((a, b) => b.row - a.row);
  return {
    brands: brandRefs(table.project),
    total: wanted.length,
    list: passages(table, wanted.slice((page - 1) * pageSize, page * pageSize)),
  };
}

/** Findings as passages for display. */
export function passages(table: AnswerTable, findings: readonly FactFinding[]): FactEvidence['list'] {
  return findings.map((finding) => ({
    ...passageOf(table, finding.row, finding),
    verdict: finding.verdict,
    said: finding.said,
  }));
}
