import type { IntlShape } from 'react-intl';
import { formatDay } from '#client/components/figures/formats.ts';

type Unit = 'day' | 'week';

/** Header of the date column. */
export const dateHead = (intl: IntlShape, unit: Unit): string =>
  intl.formatMessage({ id: unit === 'week' ? 'charts.week' : 'charts.date' });

/** Row names of a day, or of the week that begins with it: `name` for the table, ISO `fileName` for files, which programs read. */
export function dateNames(intl: IntlShape, date: string): { readonly name: string; readonly fileName: string } {
  return { name: formatDay(intl, date, 'long'), fileName: date };
}
