import type { IntlShape } from 'react-intl';
import type { AnswerIndex, PlatformRow } from '#client/api/answerIndexSchemas.ts';
import { measureIdSchema } from '#client/api/measureSchemas.ts';
import { measureCsv } from '#client/components/figures/unsetBrand.ts';
import { changeCells, changeHeads, measureCells, measureHeads } from '#client/components/table/file/besideFigures.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';

/**
 * Exports the measures by platform: unrounded, each with interval, sample, change and verdict.
 * @param words notes on how a platform's answers were collected, by platform id
 */
export function platformTableCsv(
  intl: IntlShape,
  { rows, brands }: AnswerIndex,
  nameOf: (row: PlatformRow) => string,
  words: ReadonlyMap<string, string>,
): CsvTable {
  const heads = measureIdSchema.options.flatMap((id) => {
    const name = intl.formatMessage({ id: `figures.measure.${id}` });
    const change = intl.formatMessage({ id: 'answerIndex.csv.change' }, { name });
    return [name, ...measureHeads(intl, name), change, ...changeHeads(intl, change)];
  });
  return csvTable(
    [
      intl.formatMessage({ id: 'answerIndex.platforms.platform' }),
      intl.formatMessage({ id: 'answerIndex.column.answers' }),
      ...heads,
      ...(words.size > 0 ? [intl.formatMessage({ id: 'answerIndex.csv.had' })] : []),
    ],
    rows.map((row) => [
      nameOf(row),
      row.answers.ok,
      ...row.measures.flatMap(({ measure_id: id, measure, change }) => [
        measureCsv(
          intl,
          id,
          measure,
          brands.find(({ own }) => own),
        ),
        ...measureCells(measure),
        change?.difference ?? null,
        ...changeCells(intl, change),
      ]),
      ...(words.size > 0 ? [words.get(row.platform_id ?? '') ?? null] : []),
    ]),
  );
}
