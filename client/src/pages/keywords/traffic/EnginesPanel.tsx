import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { EngineRow } from '../../../api/trafficSchemas.ts';
import { formatCount, formatDay } from '../../../components/figures/formats.ts';
import { Panel } from '../../../components/figures/Panel.tsx';
import { CsvButton } from '../../../components/table/CsvButton.tsx';
import type { DataColumn } from '../../../components/table/DataColumn.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { tableCsv } from '../../../components/table/tableCsv.ts';
import styles from './TrafficTable.module.scss';

interface EnginesPanelProps {
  readonly className?: string | undefined;
  readonly rows: readonly EngineRow[];
}

function engineColumns(intl: IntlShape): readonly DataColumn<EngineRow>[] {
  const nameOf = (row: EngineRow): string => (intl.locale === 'zh-CN' ? row.name_zh : row.name_en);
  const number = (
    id: 'visits' | 'by_referrer' | 'by_utm' | 'pages' | 'errors',
    value: (row: EngineRow) => number,
  ): DataColumn<EngineRow> => ({
    id,
    header: intl.formatMessage({ id: `traffic.column.${id}` }),
    cell: (row) => {
      const count = value(row);
      const look = count === 0 ? styles['muted'] : id === 'errors' ? styles['bad'] : undefined;
      return <span className={look}>{count === 0 ? '–' : formatCount(intl, count)}</span>;
    },
    align: 'right',
    size: 84,
    csv: value,
  });
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'traffic.column.engine' }),
      cell: nameOf,
      size: 120,
      grow: 1,
      csv: nameOf,
    },
    number('visits', ({ visits }) => visits),
    number('by_referrer', ({ by_referrer: count }) => count),
    number('by_utm', ({ visits, by_referrer: count }) => visits - count),
    number('errors', ({ errors }) => errors),
    number('pages', ({ pages }) => pages),
    {
      id: 'last',
      header: intl.formatMessage({ id: 'traffic.column.last' }),
      cell: ({ last_date: date }) => formatDay(intl, date),
      align: 'right',
      size: 84,
      csv: ({ last_date: date }) => date,
    },
  ];
}

/** The engines that sent people, and how that was told. */
export function EnginesPanel({ className, rows }: EnginesPanelProps) {
  const intl = useIntl();
  const columns = useMemo(() => engineColumns(intl), [intl]);
  const title = intl.formatMessage({ id: 'traffic.engines' });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'traffic.engines.about' })}
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
        empty={<p className={styles['none']}>{intl.formatMessage({ id: 'traffic.engines.none' })}</p>}
      />
    </Panel>
  );
}
