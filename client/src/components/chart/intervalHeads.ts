import type { IntlShape } from 'react-intl';
import type { FigureTableData } from '../table/FigureTable.tsx';

/**
 * Table headers with an interval, which is one column on screen and two in files.
 * @param headWith builds all headers with these in place of the interval
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
