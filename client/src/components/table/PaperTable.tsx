import { useIntl } from 'react-intl';
import type { DataTableProps } from './DataTableProps.ts';
import { paperColumns } from './paperColumns.ts';
import styles from './PaperTable.module.scss';

/** Ten sheets or so; who wants more wants the file. */
const MOST_ROWS = 500;

/**
 * A DataTable on paper: all rows that are loaded, one below the other, as wide as the sheet and with the head on each of them.
 * The table of the screen has only the rows in sight, in a box as high as the window. What is left out is said below.
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
