import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { EngineRow } from '#client/api/trafficSchemas.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ListPanel } from './ListPanel.tsx';
import styles from './TrafficTable.module.scss';

interface EnginesPanelProps {
  readonly className?: string | undefined;
  readonly rows: readonly EngineRow[];
  /** No log covers the window. */
  readonly isUnknown: boolean;
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
      return <span className={look}>{formatCount(intl, count)}</span>;
    },
    align: 'right',
    size: 76,
    grow: 1,
    csv: value,
  });
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'traffic.column.engine' }),
      cell: nameOf,
      size: 100,
      grow: 2,
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
      size: 76,
      csv: ({ last_date: date }) => date,
    },
  ];
}

/** The engines that sent visitors, and how visits were recognized. */
export function EnginesPanel({ className, rows, isUnknown }: EnginesPanelProps) {
  const intl = useIntl();
  const columns = useMemo(() => engineColumns(intl), [intl]);
  return (
    <ListPanel
      className={className}
      title={intl.formatMessage({ id: 'traffic.engines' })}
      about={intl.formatMessage({ id: 'traffic.engines.about' })}
      none={intl.formatMessage({ id: isUnknown ? 'traffic.noLog' : 'traffic.engines.none' })}
      columns={columns}
      rows={rows}
    />
  );
}
