import type { IntlShape } from 'react-intl';

/** How long work took, in seconds. One that was done before a second was over has no figure: 0 s is no time at all. */
export function formatTime(intl: IntlShape, milliseconds: number): string {
  if (milliseconds < 1000) return intl.formatMessage({ id: 'brandNames.outcome.underSecond' });
  const seconds = intl.formatNumber(milliseconds / 1000, { maximumFractionDigits: 1 });
  return intl.formatMessage({ id: 'brandNames.outcome.time' }, { seconds });
}
