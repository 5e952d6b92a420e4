import { windowOf } from '../scope/reportWindow.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { EffectWeek } from './effectWindow.ts';

/** Answers with status ok of one week, by prompt of the project. */
export interface WeekSums {
  readonly week: EffectWeek;
  readonly named: Float64Array;
  readonly ok: Float64Array;
  /** Those that cite the page, of those whose citations were captured. */
  readonly cited: Float64Array;
  readonly captured: Float64Array;
}

function add(column: Float64Array, index: number): void {
  column[index] = (column[index] ?? 0) + 1;
}

function rowsOf(table: AnswerTable, week: EffectWeek, timeZone: string): Uint32Array {
  const { from, to } = windowOf(week.start, week.end, timeZone);
  const rows = selectRows(table, { from, to, platforms: null, topics: null, prompts: null });
  return rows.filter((row) => table.status[row] === OK);
}

/** 1 for every cell (a prompt on a platform) that has answers both before and after. */
function balancedCells(table: AnswerTable, rows: readonly { week: EffectWeek; rows: Uint32Array }[]): Uint8Array {
  const platforms = table.project.platforms.length;
  const seen = new Uint8Array(table.project.prompts.length * platforms);
  for (const part of rows) {
    const side = part.week.index < 0 ? 1 : 2;
    for (const row of part.rows) {
      const cell = (table.prompt[row] ?? 0) * platforms + (table.platform[row] ?? 0);
      seen[cell] = (seen[cell] ?? 0) | side;
    }
  }
  return seen.map((sides) => Number(sides === 3));
}

function cites(table: AnswerTable, row: number, url: number): boolean {
  for (let at = table.citationStart[row] ?? 0; at < (table.citationStart[row + 1] ?? 0); at += 1) {
    if (table.citationUrl[at] === url) return true;
  }
  return false;
}

/**
 * Sums the answers of every week by prompt. Only cells (a prompt on a platform) asked both before and after count, so
 * that an added or removed platform is no effect.
 * @param url index of the page in the table's urls, -1 if it is never cited
 */
export function effectSums(
  table: AnswerTable,
  weeks: readonly EffectWeek[],
  timeZone: string,
  url: number,
): readonly WeekSums[] {
  const parts = weeks.map((week) => ({ week, rows: rowsOf(table, week, timeZone) }));
  const platforms = table.project.platforms.length;
  const prompts = table.project.prompts.length;
  const balanced = balancedCells(table, parts);
  return parts.map(({ week, rows }) => {
    const one = (): Float64Array => new Float64Array(prompts);
    const sums: WeekSums = { week, named: one(), ok: one(), cited: one(), captured: one() };
    for (const row of rows) {
      const prompt = table.prompt[row] ?? 0;
      if (balanced[prompt * platforms + (table.platform[row] ?? 0)] !== 1) continue;
      add(sums.ok, prompt);
      if (((table.namedMask[row] ?? 0) & 1) === 1) add(sums.named, prompt);
      if (table.captured[row] !== 1) continue;
      add(sums.captured, prompt);
      if (cites(table, row, url)) add(sums.cited, prompt);
    }
    return sums;
  });
}
