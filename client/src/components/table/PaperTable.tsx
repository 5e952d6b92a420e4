import { useIntl } from 'react-intl';
import type { DataTableProps } from './DataTableProps.ts';
import { paperColumns } from './paperColumns.ts';
import styles from './PaperTable.module.scss';

/** About ten sheets; for more rows there is the CSV file. */
const MOST_ROWS = 500;

/**
 * The print version of a DataTable: all loaded rows in full page width, with the header repeated on every sheet. On screen, only visible
 * rows are in the DOM, in a box as high as the window. A note says what is left out.
 */
export function PaperTable<Row extends object, Sort extends string>({
  label,
  columns,
  rowCount,
  rowAt,
  getRowId,
}: Pick<DataTableProps<Row, Sort>, 'label' | 'columns' | 'rowCount' | 'rowAt' | 'getRowId'>) {
  const intl = useIntl();
  const { shown, left, scale } = paperColumns(columns);
  const places = Array.from({ length: Math.min(rowCount, MOST_ROWS) }, (_, index) => rowAt(index));
  const rows = places.filter((row) => row !== undefined);
  const width = shown.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className={styles['paper']}>
      <table className={styles['table']} style={{ zoom: scale }} aria-label={label}>
        <colgroup>
          {shown.map(({ id, size }) => (
            <col key={id} style={{ width: `${String((size / width) * 100)}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map(({ id, header, align }) => (
              <th key={id} scope="col" className={align === 'right' ? styles['right'] : ''}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowId(row)}>
              {shown.map((column, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(place === 0 ? { scope: 'row' } : {})}
                    className={column.align === 'right' ? styles['right'] : ''}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < rowCount && (
        <p>{intl.formatMessage({ id: 'table.paper.rows' }, { shown: rows.length, count: rowCount })}</p>
      )}
      {left > 0 && <p>{intl.formatMessage({ id: 'table.paper.columns' }, { left })}</p>}
    </div>
  );
}
