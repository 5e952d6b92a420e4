import type { IntlShape } from 'react-intl';

/** Describes a table's own filters in words for its file. @param choices name and value of each control; null or empty: no choice */
export function narrowedBy(intl: IntlShape, choices: readonly (readonly [string, string | null])[]): readonly string[] {
  return choices.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [intl.formatMessage({ id: 'charts.file.narrowed' }, { name, value })],
  );
}
