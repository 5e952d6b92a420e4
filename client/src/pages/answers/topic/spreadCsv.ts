import type { IntlShape } from 'react-intl';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import type { PromptSpread } from './promptSpread.ts';

/** The prompts of the topic for a CSV file; those without a usable answer come last. */
export function spreadCsv(intl: IntlShape, { rows, silent }: PromptSpread): CsvTable {
  const visibility = intl.formatMessage({ id: 'figures.measure.visibility' });
  return csvTable(
    [
      intl.formatMessage({ id: 'topicDetails.spread.prompt' }),
      visibility,
      intl.formatMessage({ id: 'topicDetails.csv.low' }, { name: visibility }),
      intl.formatMessage({ id: 'topicDetails.csv.high' }, { name: visibility }),
      'n',
      intl.formatMessage({ id: 'topicDetails.spread.change' }),
      intl.formatMessage({ id: 'topicDetails.spread.verdict' }),
    ],
    [
      ...rows.map(({ prompt, measure: { value, low, high, n } }) => [
        prompt.text,
        value,
        low,
        high,
        n,
        prompt.change?.difference ?? null,
        prompt.change === null ? null : intl.formatMessage({ id: `figures.verdict.${prompt.change.verdict}` }),
      ]),
      ...silent.map(({ text }) => [text, null, null, null, 0, null, null]),
    ],
  );
}
