import type { Fact, FactVerdict } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { FIRST_DAY, LAST_DAY } from '../scope/dayLimits.ts';
import { windowOf } from '../scope/reportWindow.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import type { FactFinding } from './FactReader.ts';

/** The findings of answers asked while the fact was valid, in the viewer's time zone, limited to flagged rows (null: all). */
export function validFindings(
  table: AnswerTable,
  fact: Pick<Fact, 'valid_from' | 'valid_to'>,
  findings: readonly FactFinding[],
  timeZone: FilterQuery['time_zone'],
  wanted: Uint8Array | null,
): readonly FactFinding[] {
  const { from, to } = windowOf(fact.valid_from ?? FIRST_DAY, fact.valid_to ?? LAST_DAY, timeZone);
  return findings.filter(({ row }) => {
    const asked = table.askedAt[row] ?? 0;
    return asked >= from && asked < to && (wanted === null || wanted[row] === 1);
  });
}

const RANKS: Readonly<Record<FactVerdict, number>> = { unknown: 0, supported: 1, contradicted: 2 };

/** The verdict of each answer on a fact: one contradicting sentence makes it wrong, else one supporting sentence makes it right. */
export function verdictsByRow(findings: readonly FactFinding[]): ReadonlyMap<number, FactFinding> {
  const verdicts = new Map<number, FactFinding>();
  for (const finding of findings) {
    const known = verdicts.get(finding.row);
    if (known === undefined || RANKS[finding.verdict] > RANKS[known.verdict]) verdicts.set(finding.row, finding);
  }
  return verdicts;
}

/** Flags with 1 for each of the rows. */
export function rowFlags(count: number, rows: Uint32Array): Uint8Array {
  const flags = new Uint8Array(count);
  for (const row of rows) flags[row] = 1;
  return flags;
}
