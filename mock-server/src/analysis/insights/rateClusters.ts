import type { Clusters } from '../stats/clusterRatio.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

type RowTest = (row: number) => boolean;

/** A rate by prompt: ok answers that pass `test` of those that pass `counts` (all without it). `rows` may have any status. */
export function rateClusters(table: AnswerTable, rows: Uint32Array, test: RowTest, counts?: RowTest): Clusters {
  const num = new Float64Array(table.project.prompts.length);
  const den = new Float64Array(num.length);
  let n = 0;
  for (const row of rows) {
    if (table.status[row] === OK && (counts === undefined || counts(row))) {
      const prompt = table.prompt[row] ?? 0;
      den[prompt] = (den[prompt] ?? 0) + 1;
      num[prompt] = (num[prompt] ?? 0) + Number(test(row));
      n += 1;
    }
  }
  return { num, den, n };
}
