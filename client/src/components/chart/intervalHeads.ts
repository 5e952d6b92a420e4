import type { IntlShape } from 'react-intl';

/** What the two columns of an interval are called in files. */
export function intervalHeads(intl: IntlShape): readonly string[] {
  return [intl.formatMessage({ id: 'charts.file.low' }), intl.formatMessage({ id: 'charts.file.high' })];
}
