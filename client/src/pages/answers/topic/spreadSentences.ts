import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatDifference, formatPercent } from '#client/components/figures/formats.ts';
import type { PromptSpread, SpreadRow } from './promptSpread.ts';

const moveOf = (intl: IntlShape, row: SpreadRow | undefined): string =>
  row?.prompt.change === undefined || row.prompt.change === null
    ? ''
    : formatDifference(intl, 'visibility', row.prompt.change.difference);

/**
 * How the prompts changed since the previous period: an average hides changes in opposite directions.
 * @param compares whether the previous period has answers
 */
export function moveSentence(intl: IntlShape, spread: PromptSpread, compares: boolean): string {
  const { rows, rising, falling, possible } = spread;
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
  if (possible > 0) return intl.formatMessage({ id: 'topicDetails.spread.possible' }, { possible });
  if (!compares) return intl.formatMessage({ id: 'topicDetails.spread.noPrevious' });
  const compared = rows.some(({ prompt, thin }) => !thin && prompt.change !== null);
  return intl.formatMessage({ id: compared ? 'topicDetails.spread.still' : 'topicDetails.spread.thinPrevious' });
}

/** The spread of the prompts; null where fewer than two can be compared, or where all are the same. */
export function rangeSentence(intl: IntlShape, { ends, rows }: PromptSpread, average: Measure | null): string | null {
  if (ends === null || average === null) return null;
  const { lowest, highest } = ends;
  if (lowest.measure.value === highest.measure.value) return null;
  const alike = (end: SpreadRow): number =>
    rows.filter(({ thin, measure }) => !thin && measure.value === end.measure.value).length;
  return intl.formatMessage(
    { id: 'topicDetails.spread.range' },
    {
      tops: alike(highest),
      bottoms: alike(lowest),
      highest: highest.prompt.text,
      high: formatPercent(intl, highest.measure.value),
      lowest: lowest.prompt.text,
      low: formatPercent(intl, lowest.measure.value),
      gap: formatDifference(intl, 'visibility', highest.measure.value - lowest.measure.value).replace('+', ''),
      average: formatPercent(intl, average.value),
    },
  );
}
