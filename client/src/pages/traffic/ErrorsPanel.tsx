import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ErrorRow, Traffic } from '#client/api/trafficSchemas.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { plainList } from '#client/lib/plainList.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import styles from './TrafficTable.module.scss';

interface ErrorsPanelProps {
  readonly className?: string | undefined;
  readonly report: Traffic;
  /** No log covers any day of the window. */
  readonly isUnknown: boolean;
}

function errorColumns(intl: IntlShape): readonly DataColumn<ErrorRow>[] {
  const number = (id: 'hits' | 'visits'): DataColumn<ErrorRow> => ({
    id,
    header: intl.formatMessage({ id: `traffic.column.${id}` }),
    cell: (row) => <span className={row[id] === 0 ? styles['muted'] : ''}>{formatCount(intl, row[id])}</span>,
    align: 'right',
    size: id === 'hits' ? 116 : 80,
    csv: (row) => row[id],
  });
  const addressOf = ({ url }: ErrorRow): string =>
    url === '' ? intl.formatMessage({ id: 'traffic.otherPages' }) : readableUrl(url);
  return [
    {
      id: 'url',
      header: intl.formatMessage({ id: 'traffic.column.url' }),
      cell: (row) => (
        <span className={styles['address']} title={row.url}>
          {addressOf(row)}
        </span>
      ),
      clamp: true,
      size: 260,
      grow: 2,
      csv: (row) => row.url || addressOf(row),
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'traffic.column.status' }),
      cell: ({ status }) => <span className={styles['bad']}>{status}</span>,
      size: 70,
      csv: ({ status }) => status,
    },
    number('hits'),
    number('visits'),
    {
      id: 'crawlers',
      header: intl.formatMessage({ id: 'traffic.column.metBy' }),
      cell: ({ crawlers }) => {
        const names = plainList(intl, crawlers);
        return (
          <span className={styles['cut']} title={names}>
            {names}
          </span>
        );
      },
      size: 170,
      grow: 1,
      csv: ({ crawlers }) => crawlers.join('; '),
    },
    {
      id: 'last',
      header: intl.formatMessage({ id: 'traffic.column.last' }),
      cell: ({ last_date: date }) => formatDay(intl, date),
      align: 'right',
      size: 76,
      csv: ({ last_date: date }) => date,
    },
  ];
}

/** Addresses that returned errors to crawlers or to visitors from engines. */
export function ErrorsPanel({ className, report, isUnknown }: ErrorsPanelProps) {
  const intl = useIntl();
  const { errors, errors_total: total } = report;
  const columns = useMemo(() => errorColumns(intl), [intl]);
  const title = intl.formatMessage({ id: 'traffic.errors' });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'traffic.errors.about' })}
      actions={<CsvButton name={title} file={() => tableCsv(columns, errors)} />}
    >
      <DataTable
        className={styles['table']}
        label={title}
        columns={columns}
        rowCount={errors.length}
        rowAt={(index) => errors[index]}
        getRowId={({ url, status }) => `${String(status)} ${url}`}
        empty={
          <p className={styles['none']}>
            {intl.formatMessage({ id: isUnknown ? 'traffic.noLog' : 'traffic.errors.none' })}
          </p>
        }
      />
      {total > errors.length && (
        <p className={styles['note']}>
          {intl.formatMessage(
            { id: 'traffic.errors.more' },
            { shown: formatCount(intl, errors.length), total: formatCount(intl, total) },
          )}
        </p>
      )}
    </Panel>
  );
}
