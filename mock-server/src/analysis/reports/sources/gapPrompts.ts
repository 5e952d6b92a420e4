import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandCounts } from '../brandCounts.ts';

interface Gap {
  answers: number;
  readonly named: Float64Array;
}

function citesWanted(table: AnswerTable, row: number, wanted: Uint8Array): boolean {
  const to = table.citationStart[row + 1] ?? 0;
  for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
    if (wanted[table.citationUrl[i] ?? 0] === 1) {
      return true;
    }
  }
  return false;
}

/**
 * Prompts with answers that cite a wanted page and name a competitor but not the own brand: most such answers first, ties in project order.
 */
export function gapPrompts(table: AnswerTable, rows: Uint32Array, wanted: Uint8Array): DomainDetail['gap_prompts'] {
  const { project } = table;
  const gaps = new Map<number, Gap>();
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    if (table.status[row] !== OK || mask === 0 || (mask & 1) === 1 || !citesWanted(table, row, wanted)) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    const gap = gaps.get(prompt) ?? { answers: 0, named: new Float64Array(table.brandCount) };
    gaps.set(prompt, gap);
    gap.answers += 1;
    for (let brand = 0; brand < table.brandCount; brand += 1) {
      gap.named[brand] = (gap.named[brand] ?? 0) + ((mask >>> brand) & 1);
    }
  }
  return [...gaps]
    .sort(([a, x], [b, y]) => y.answers - x.answers || a - b)
    .map(([prompt, { answers, named }]) => ({
      prompt_id: project.prompts[prompt]?.id ?? '',
      text: project.prompts[prompt]?.text ?? '',
      answers,
      rivals: brandCounts(project, named),
    }));
}
