import type { IntlShape } from 'react-intl';
import type { FigureTableData } from '../table/FigureTable.tsx';

/**
 * The heads of a table with an interval, which is one column to be read and two in files.
 * @param headWith all heads, with these in the place of the interval
 */
export function intervalHeads(
  intl: IntlShape,
  headWith: (interval: readonly string[]) => readonly string[],
): Pick<FigureTableData, 'head' | 'fileHead'> {
  return {
    head: headWith([intl.formatMessage({ id: 'charts.interval' })]),
    fileHead: headWith([intl.formatMessage({ id: 'charts.file.low' }), intl.formatMessage({ id: 'charts.file.high' })]),
  };
}
