import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { CrawlerRow } from '#client/api/trafficSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatCount, formatDay, formatPercent } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ListPanel } from './ListPanel.tsx';
import styles from './TrafficTable.module.scss';

interface CrawlersPanelProps {
  readonly className?: string | undefined;
  readonly rows: readonly CrawlerRow[];
  /** No log covers the window. */
  readonly isUnknown: boolean;
}

const operatorOf = (intl: IntlShape, row: CrawlerRow): string =>
  intl.locale === 'zh-CN' ? row.operator_zh : row.operator_en;

function crawlerColumns(intl: IntlShape): readonly DataColumn<CrawlerRow>[] {
  const purposeOf = ({ purpose }: CrawlerRow): string => intl.formatMessage({ id: `traffic.purpose.${purpose}` });
  const errorShare = ({ errors, hits }: CrawlerRow): number => (hits === 0 ? 0 : errors / hits);
  const number = (id: 'hits' | 'pages'): DataColumn<CrawlerRow> => ({
    id,
    header: intl.formatMessage({ id: `traffic.column.${id}` }),
    cell: (row) => formatCount(intl, row[id]),
    align: 'right',
    size: 124,
    csv: (row) => row[id],
  });
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'traffic.column.crawler' }),
      cell: ({ name }) => name,
      size: 150,
      grow: 1,
      csv: ({ name }) => name,
    },
    {
      id: 'operator',
      header: intl.formatMessage({ id: 'traffic.column.operator' }),
      cell: (row) => operatorOf(intl, row),
      size: 120,
      grow: 1,
      csv: (row) => operatorOf(intl, row),
    },
    {
      id: 'purpose',
      header: intl.formatMessage({ id: 'traffic.column.purpose' }),
      cell: (row) => (
        <>
          <Tag minimal>{purposeOf(row)}</Tag>
          {row.purpose_guessed && (
            <>
              {' '}
              <span className={styles['muted']} title={intl.formatMessage({ id: 'traffic.purpose.guessed.why' })}>
                {intl.formatMessage({ id: 'traffic.purpose.guessed' })}
              </span>
            </>
          )}
        </>
      ),
      size: 164,
      csv: (row) =>
        row.purpose_guessed
          ? `${purposeOf(row)} (${intl.formatMessage({ id: 'traffic.purpose.guessed' })})`
          : purposeOf(row),
    },
    number('hits'),
    {
      id: 'errors',
      header: intl.formatMessage({ id: 'traffic.column.errors' }),
      cell: (row) => (
        <span className={row.errors === 0 ? styles['muted'] : styles['bad']}>
          {formatCount(intl, row.errors)}
          {row.errors > 0 && ` (${formatPercent(intl, errorShare(row))})`}
        </span>
      ),
      align: 'right',
      size: 120,
      csv: ({ errors }) => errors,
    },
    number('pages'),
    {
      id: 'last',
      header: intl.formatMessage({ id: 'traffic.column.last' }),
      cell: ({ last_date: date }) => formatDay(intl, date),
      align: 'right',
      size: 90,
      csv: ({ last_date: date }) => date,
    },
    {
      id: 'docs',
      header: intl.formatMessage({ id: 'traffic.column.docs' }),
      cell: ({ docs }) =>
        docs === null ? (
          <span className={styles['muted']}>{intl.formatMessage({ id: 'traffic.docs.none' })}</span>
        ) : (
          <ExternalLink url={docs}>{intl.formatMessage({ id: 'traffic.docs' })}</ExternalLink>
        ),
      size: 110,
      csv: ({ docs }) => docs,
    },
  ];
}

/** The crawlers that made requests, and their purposes. */
export function CrawlersPanel({ className, rows, isUnknown }: CrawlersPanelProps) {
  const intl = useIntl();
  const columns = useMemo(() => crawlerColumns(intl), [intl]);
  return (
    <ListPanel
      className={className}
      title={intl.formatMessage({ id: 'traffic.crawlers' })}
      about={intl.formatMessage({ id: 'traffic.crawlers.about' })}
      none={intl.formatMessage({ id: isUnknown ? 'traffic.noLog' : 'traffic.crawlers.none' })}
      columns={columns}
      rows={rows}
    />
  );
}
