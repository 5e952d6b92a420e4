import type { IntlShape } from 'react-intl';
import { csvFile } from '#client/components/table/csvFile.ts';
import type { PromptSpread } from './promptSpread.ts';

/** Exports the prompts of the topic, those without a usable answer last. */
export function spreadCsv(intl: IntlShape, { rows, silent }: PromptSpread): Blob {
  const visibility = intl.formatMessage({ id: 'figures.measure.visibility' });
  return csvFile(
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
