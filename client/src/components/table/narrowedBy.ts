import type { IntlShape } from 'react-intl';

/** What a table of its own narrows its rows by, in words for its file: the name of each control, and its choice if there is one. */
export function narrowedBy(intl: IntlShape, choices: readonly (readonly [string, string | null])[]): readonly string[] {
  return choices.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [intl.formatMessage({ id: 'charts.file.narrowed' }, { name, value })],
  );
}
