import type { ErrorMark, Fact, FactError, Severity } from '#client/api/brandCentreSchemas.ts';
import { compareCodes, compareTexts } from '#client/lib/compareTexts.ts';
import { countDays } from '#client/lib/dates.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { askedOn, citationsOf } from '../table/answerRow.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import { verdictsByRow } from './factPeriod.ts';
import type { FactFinding } from './FactReader.ts';

const MOST_SOURCES = 5;
const SEVERITIES: Readonly<Record<Severity, number>> = { high: 3, medium: 2, low: 1 };

/** The mark that a person set on an error, with its time. */
export interface MarkedError {
  readonly id: string;
  readonly mark: Exclude<ErrorMark, 'open'>;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Input for the errors of a fact: its valid findings of all days and those of the window. */
interface ErrorData {
  readonly table: AnswerTable;
  readonly fact: Fact;
  readonly ever: readonly FactFinding[];
  readonly now: readonly FactFinding[];
  readonly timeZone: string;
  readonly marks: ReadonlyMap<string, MarkedError>;
}

const errorId = (fact: Fact, saidKey: string): string => `${fact.id}~${saidKey}`;

const dayOf = (table: AnswerTable, row: number, zone: string): string => dateOf(table.askedAt[row] ?? 0, zone);

/** Distinct rows in order of time. */
function rowsOf(findings: readonly FactFinding[]): number[] {
  return [...new Set(findings.map(({ row }) => row))].sort((a, b) => a - b);
}

/** The most frequent spelling of the number in the findings. */
function commonWriting(findings: readonly FactFinding[]): string {
  const counts = new Map<string, number>();
  for (const { said } of findings) counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || compareTexts(a[0], b[0]))[0]?.[0] ?? '';
}

/**
 * The row that shows an error is gone: each prompt and platform that gave it has been asked again on a later day, and has not given
 * it since. Null while one of them has not, or still gives it.
 */
function goneRow({ table, timeZone }: ErrorData, rows: readonly number[]): number | null {
  const cellOf = (row: number): number => (table.prompt[row] ?? 0) * 65_536 + (table.platform[row] ?? 0);
  const lastOf = new Map(rows.map((row) => [cellOf(row), row]));
  const first = Math.min(...lastOf.values());
  const cleanAt = new Map<number, number>();
  for (let row = first + 1; row < table.count && cleanAt.size < lastOf.size; row += 1) {
    const cell = cellOf(row);
    const last = lastOf.get(cell);
    if (last === undefined || row <= last || table.status[row] !== OK || cleanAt.has(cell)) continue;
    if (dayOf(table, row, timeZone) > dayOf(table, last, timeZone)) cleanAt.set(cell, row);
  }
  return cleanAt.size < lastOf.size ? null : Math.max(...cleanAt.values());
}

function platformsOf(table: AnswerTable, rows: readonly number[]): FactError['platforms'] {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(table.platform[row] ?? 0, (counts.get(table.platform[row] ?? 0) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([index, answers]) => {
      const platform = table.project.platforms[index];
      return platform ? [{ id: platform.id, name: platform.name, answers }] : [];
    });
}

function sourcesOf(table: AnswerTable, rows: readonly number[]): FactError['sources'] {
  const pages = new Map<string, FactError['sources'][number]>();
  for (const row of rows) {
    const cited = new Map((citationsOf(table, row) ?? []).map((citation) => [citation.url, citation]));
    for (const { url, title, host } of cited.values()) {
      const known = pages.get(url);
      pages.set(url, { url, title: known?.title || title, host, answers: (known?.answers ?? 0) + 1 });
    }
  }
  return [...pages.values()].sort((a, b) => b.answers - a.answers || compareTexts(a.url, b.url)).slice(0, MOST_SOURCES);
}

/** Answers of the window with the error / those that support or contradict the fact; prompts are the clusters. */
function reachOf({ table, now }: ErrorData, wrong: readonly number[]): FactError['reach'] {
  const prompts = table.project.prompts.length;
  const [num, den] = [new Float64Array(prompts), new Float64Array(prompts)];
  let n = 0;
  for (const [row, { verdict }] of verdictsByRow(now)) {
    const prompt = table.prompt[row] ?? 0;
    const judged = Number(verdict !== 'unknown');
    den[prompt] = (den[prompt] ?? 0) + judged;
    n += judged;
  }
  for (const row of wrong) num[table.prompt[row] ?? 0] = (num[table.prompt[row] ?? 0] ?? 0) + 1;
  return measureOfClusters({ num, den, n }, rangeOf('visibility', table.brandCount));
}

function errorOf(data: ErrorData, saidKey: string, findings: readonly FactFinding[]): FactError | null {
  const { table, fact, now, timeZone, marks } = data;
  const rows = rowsOf(findings);
  const found = now.filter((one) => one.verdict === 'contradicted' && one.saidKey === saidKey);
  const inWindow = rowsOf(found);
  const [first, last, newest] = [rows[0], rows.at(-1), found.at(-1) ?? findings.at(-1)];
  if (first === undefined || last === undefined || newest === undefined) return null;
  const gone = goneRow(data, rows);
  const marked = marks.get(errorId(fact, saidKey));
  const mark = marked?.mark ?? 'open';
  return {
    id: errorId(fact, saidKey),
    fact_id: fact.id,
    statement: fact.statement,
    expected: fact.value,
    said: commonWriting(findings),
    severity: fact.severity,
    reach: reachOf(data, inWindow),
    weight: SEVERITIES[fact.severity] * inWindow.length,
    answers: inWindow.length,
    status: gone === null ? mark : 'gone',
    mark,
    marked_at: marked?.at ?? null,
    returned: marked?.mark === 'fixed' && (table.askedAt[last] ?? 0) > Date.parse(marked.at),
    first_seen_at: askedOn(table, first),
    last_seen_at: askedOn(table, last),
    gone_at: gone === null ? null : askedOn(table, gone),
    days_until_gone: gone === null ? null : countDays(dayOf(table, first, timeZone), dayOf(table, gone, timeZone)) - 1,
    platforms: platformsOf(table, rows),
    sources: sourcesOf(table, rows),
    example: passageOf(table, newest.row, newest),
  };
}

/** The wrong values that answers give for a fact, one entry per value whatever its spelling. */
export function errorsOfFact(data: ErrorData): FactError[] {
  const wrong = data.ever.filter(({ verdict }) => verdict === 'contradicted');
  const byKey = groupByKey(wrong, ({ saidKey }) => saidKey);
  return [...byKey].flatMap(([saidKey, findings]) => errorOf(data, saidKey, findings) ?? []);
}

/** Order of the queue: errors still given before those gone, then by severity x reach, then the one seen last. */
export function queueOrder(a: FactError, b: FactError): number {
  return (
    Number(a.status === 'gone') - Number(b.status === 'gone') ||
    b.weight - a.weight ||
    compareCodes(b.last_seen_at, a.last_seen_at) ||
    compareCodes(a.id, b.id)
  );
}
