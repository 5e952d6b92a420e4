import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';

type Unit = 'day' | 'week';

/** What the column of dates is called. */
export const dateHead = (intl: IntlShape, unit: Unit): string =>
  intl.formatMessage({ id: unit === 'week' ? 'charts.week' : 'charts.date' });

/** What a row of a day, or of the week that begins with it, is called in a table, and in files, whose readers are programs too. */
export function dateNames(intl: IntlShape, date: string): { readonly name: string; readonly fileName: string } {
  return { name: formatDay(intl, date, 'long'), fileName: date };
}
