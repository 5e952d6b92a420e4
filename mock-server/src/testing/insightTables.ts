import type { OwnPersona } from '../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../analysis/table/AnswerTable.ts';
import { MentionMatcher } from '../analysis/text/MentionMatcher.ts';
import { tableForTest, times, type TestRow } from './tableForTest.ts';

/** The query of the report tests: the window that contains the rows of `tableForTest`. */
export const QUERY = {
  start_time: '2026-03-04',
  end_time: '2026-03-10',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

/** A table whose prompts have these texts, with mentions found in the answers' texts; brands are A (own), B and C. */
export function tableOfTexts(
  texts: readonly string[],
  rows: readonly TestRow[],
  searches: Readonly<Record<number, readonly string[]>> = {},
  personas: readonly OwnPersona[] = [],
): AnswerTable {
  const table = tableForTest(rows, { topics: texts.map(() => 0) });
  const matcher = new MentionMatcher(table.project.brands);
  const mentions = rows.map((_, row) => matcher.find(table.texts.text(row)));
  const flat = mentions.flat();
  const starts = new Uint32Array(rows.length + 1);
  mentions.forEach((found, row) => {
    starts[row + 1] = (starts[row] ?? 0) + found.length;
  });
  return {
    ...table,
    project: {
      ...table.project,
      prompts: table.project.prompts.map((prompt, i) => ({ ...prompt, text: texts[i] ?? '' })),
      personas,
    },
    mentionStart: starts,
    mentionBrand: Uint8Array.from(flat, ({ brand }) => brand),
    mentionFrom: Uint32Array.from(flat, ({ from }) => from),
    mentionTo: Uint32Array.from(flat, ({ to }) => to),
    searches: new Map(Object.entries(searches).map(([row, queries]) => [Number(row), queries])),
  };
}

/** Ten answers to each of `prompts` (indexes), the first `named` of them naming these brands. */
export function answers(prompts: readonly number[], named: number, brands = 'A', rest = ''): TestRow[] {
  return prompts.flatMap((prompt) => [
    ...times(named, { prompt, named: brands }),
    ...times(10 - named, { prompt, named: rest }),
  ]);
}
