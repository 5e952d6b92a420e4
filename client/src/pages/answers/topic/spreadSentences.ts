import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatDifference, formatPercent } from '#client/components/figures/formats.ts';
import type { PromptSpread, SpreadRow } from './promptSpread.ts';

const moveOf = (intl: IntlShape, row: SpreadRow | undefined): string =>
  row?.prompt.change === undefined || row.prompt.change === null
    ? ''
    : formatDifference(intl, 'visibility', row.prompt.change.difference);

/**
 * What the prompts did since the period before: an average hides moves in opposite directions.
 * @param compares there are answers in the period before
 */
export function moveSentence(intl: IntlShape, { rows, rising, falling }: PromptSpread, compares: boolean): string {
  const values = {
    rising: rising.length,
    falling: falling.length,
    riser: rising[0]?.prompt.text ?? '',
    faller: falling[0]?.prompt.text ?? '',
    rise: moveOf(intl, rising[0]),
    fall: moveOf(intl, falling[0]),
  };
  if (rising.length > 0 && falling.length > 0) {
    return intl.formatMessage({ id: 'topicDetails.spread.opposite' }, values);
  }
  if (rising.length > 0) return intl.formatMessage({ id: 'topicDetails.spread.rising' }, values);
  if (falling.length > 0) return intl.formatMessage({ id: 'topicDetails.spread.falling' }, values);
  if (!compares) return intl.formatMessage({ id: 'topicDetails.spread.noPrevious' });
  const compared = rows.some(({ prompt, thin }) => !thin && prompt.change !== null);
  return intl.formatMessage({ id: compared ? 'topicDetails.spread.still' : 'topicDetails.spread.thinPrevious' });
}

/** How far apart the prompts are; null where fewer than two can be compared. */
export function rangeSentence(intl: IntlShape, { ends }: PromptSpread, average: Measure | null): string | null {
  if (ends === null || average === null) return null;
  const { lowest, highest } = ends;
  return intl.formatMessage(
    { id: 'topicDetails.spread.range' },
    {
      highest: highest.prompt.text,
      high: formatPercent(intl, highest.measure.value),
      lowest: lowest.prompt.text,
      low: formatPercent(intl, lowest.measure.value),
      gap: formatDifference(intl, 'visibility', highest.measure.value - lowest.measure.value).replace('+', ''),
      average: formatPercent(intl, average.value),
    },
  );
}
