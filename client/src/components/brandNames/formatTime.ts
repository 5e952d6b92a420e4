import type { IntlShape } from 'react-intl';

/** Duration in seconds. Below one second there is no figure, because 0 s would look wrong. */
export function formatTime(intl: IntlShape, milliseconds: number): string {
  if (milliseconds < 1000) return intl.formatMessage({ id: 'brandNames.outcome.underSecond' });
  const seconds = intl.formatNumber(milliseconds / 1000, { maximumFractionDigits: 1 });
  return intl.formatMessage({ id: 'brandNames.outcome.time' }, { seconds });
}
