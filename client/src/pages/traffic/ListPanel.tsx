import { Panel } from '#client/components/figures/Panel.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import styles from './TrafficTable.module.scss';

interface ListPanelProps<Row extends { readonly id: string }> {
  readonly className: string | undefined;
  readonly title: string;
  readonly about: string;
  /** Shown when there are no rows. */
  readonly none: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A complete short list as a table. */
export function ListPanel<Row extends { readonly id: string }>({
  className,
  title,
  about,
  none,
  columns,
  rows,
}: ListPanelProps<Row>) {
  return (
    <Panel
      className={className}
      title={title}
      subtitle={about}
      actions={<CsvButton name={title} file={() => tableCsv(columns, rows)} />}
    >
      <DataTable
        compact
        className={styles['table']}
        label={title}
        columns={columns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        empty={<p className={styles['none']}>{none}</p>}
      />
    </Panel>
  );
}
