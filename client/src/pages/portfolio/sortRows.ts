import type { Change } from '#client/api/measureSchemas.ts';
import { searchedNames } from '#client/api/namedRefSchemas.ts';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import type { PortfolioSort } from './portfolioSearch.ts';

/** Sort rank: real drops, possible drops, no clear change, then rises; rows without a figure come last. */
function urgency({ report }: PortfolioRow): number {
  const measure = report?.visibility ?? null;
  if (report === null || measure === null) return 5;
  const { change } = report;
  if (change === null || change.verdict === 'noise') return 2;
  const isReal = change.verdict === 'real';
  if (change.difference < 0) return isReal ? 0 : 1;
  return isReal ? 4 : 3;
}

const changeOf = (row: PortfolioRow): Change | null => row.report?.change ?? null;

/** From good to bad. */
const HEALTH = ['steady', 'new', 'short', 'silent', 'unknown'] as const;

/** Sort value of a column; null is last in both directions. */
function valueOf(row: PortfolioRow, key: PortfolioSort): number | string | null {
  const { report } = row;
  switch (key) {
    case 'attention':
      return urgency(row);
    case 'name':
      return row.name;
    case 'group':
      return row.group === '' ? null : row.group;
    case 'visibility':
      return report?.visibility?.value ?? null;
    case 'change':
      return changeOf(row)?.difference ?? null;
    case 'health':
      return report === null ? null : HEALTH.indexOf(report.health.state);
    case 'alerts':
      return row.alerts;
    case 'last':
      return report?.health.last_asked_at ?? null;
  }
}

function compareValues(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareTexts(String(a), String(b));
}

/** Sorts projects; ties by severity of their change, then by name. */
export function sortRows(rows: readonly PortfolioRow[], sort: TableSort<PortfolioSort>): readonly PortfolioRow[] {
  const sign = sort.order === 'asc' ? 1 : -1;
  return rows.toSorted(
    (a, b) =>
      compareValues(valueOf(a, sort.key), valueOf(b, sort.key), sign) ||
      compareValues(changeOf(a)?.difference ?? null, changeOf(b)?.difference ?? null, 1) ||
      compareTexts(a.name, b.name),
  );
}

/** The projects of a group whose name, brand or group contains a text. @param group empty: any */
export function narrowRows(rows: readonly PortfolioRow[], q: string, group: string): readonly PortfolioRow[] {
  const wanted = q.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (group === '' || row.group === group) &&
      [...searchedNames(row), row.brand, row.group].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The existing groups, sorted. */
export function groupNames(rows: readonly PortfolioRow[]): readonly string[] {
  return [...new Set(rows.map(({ group }) => group).filter((name) => name !== ''))].toSorted(compareTexts);
}
