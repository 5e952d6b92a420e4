import type { IntlShape } from 'react-intl';
import { changeCells, changeHeads } from '#client/components/table/file/besideFigures.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import type { PromptSpread } from './promptSpread.ts';

/** The prompts of the topic for a CSV file; those without a usable answer come last. */
export function spreadCsv(intl: IntlShape, { rows, silent }: PromptSpread): CsvTable {
  const visibility = intl.formatMessage({ id: 'figures.measure.visibility' });
  const change = intl.formatMessage({ id: 'topicDetails.spread.change' });
  return csvTable(
    [
      intl.formatMessage({ id: 'topicDetails.spread.prompt' }),
      visibility,
      intl.formatMessage({ id: 'topicDetails.csv.low' }, { name: visibility }),
      intl.formatMessage({ id: 'topicDetails.csv.high' }, { name: visibility }),
      'n',
      change,
      ...changeHeads(intl, change),
    ],
    [
      ...rows.map(({ prompt, measure: { value, low, high, n } }) => [
        prompt.text,
        value,
        low,
        high,
        n,
        prompt.change?.difference ?? null,
        ...changeCells(intl, prompt.change),
      ]),
      ...silent.map(({ text }) => [text, null, null, null, 0, null, ...changeCells(intl, null)]),
    ],
  );
}
