import type { IntlShape } from 'react-intl';
import type { TrafficPage, TrafficSort } from '#client/api/trafficSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import { nameIn } from './folderSteps.ts';
import styles from './TrafficTable.module.scss';

type PageColumn = DataColumn<TrafficPage, TrafficSort>;

interface PageColumnOptions {
  readonly intl: IntlShape;
  readonly ownBrandId: string | null;
  /** The folder whose content is listed, with names relative to it. Null: single pages with full URLs. */
  readonly folder: string | null;
  /** Opens the answers behind a count. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

type CountKey = 'hits' | 'training' | 'index' | 'user' | 'errors' | 'visits';

function countColumn(intl: IntlShape, key: CountKey, more: Partial<PageColumn> = {}): PageColumn {
  return {
    id: key,
    header: intl.formatMessage({ id: `traffic.column.${key}` }),
    cell: (row) => {
      const look = row[key] === 0 ? styles['muted'] : key === 'errors' ? styles['bad'] : undefined;
      return <span className={look}>{formatCount(intl, row[key])}</span>;
    },
    align: 'right',
    size: 88,
    sortKey: key,
    csv: (row) => row[key],
    ...more,
  };
}

/** The answers that cite a page, or anything in a folder. */
function selectionOf({ kind, url }: TrafficPage): AnswerSelection {
  return kind === 'page' ? { url } : { url_prefix: url };
}

function answersColumn({ intl, ownBrandId, onOpen }: PageColumnOptions, key: 'cited' | 'named'): PageColumn {
  const header = intl.formatMessage({ id: `traffic.column.${key}` });
  return {
    id: key,
    header,
    cell: (row) =>
      row[key] === 0 ? (
        <span className={styles['muted']}>{formatCount(intl, 0)}</span>
      ) : (
        <button
          type="button"
          className={styles['figure']}
          aria-label={intl.formatMessage(
            { id: `traffic.open.${key}` },
            { page: readableUrl(row.url), count: row[key], answers: formatCount(intl, row[key]) },
          )}
          onClick={() => {
            const own =
              key === 'named' && ownBrandId !== null ? { brand_id: ownBrandId, mention: 'named' as const } : {};
            onOpen({ ...selectionOf(row), ...own });
          }}
        >
          {formatCount(intl, row[key])}
        </button>
      ),
    align: 'right',
    size: 100,
    sortKey: key,
    csv: (row) => row[key],
  };
}

/** The columns of the page table: crawlers, citing answers, visits. */
export function pageColumns(options: PageColumnOptions): readonly PageColumn[] {
  const { intl, folder } = options;
  return [
    {
      id: 'url',
      header: intl.formatMessage({ id: 'traffic.column.url' }),
      cell: ({ url }) => (
        <span className={styles['address']} title={url}>
          {folder === null ? readableUrl(url) : nameIn(folder, url)}
        </span>
      ),
      clamp: true,
      size: 220,
      grow: 1,
      sortKey: 'url',
      csv: ({ url }) => url,
    },
    countColumn(intl, 'hits', { size: 104 }),
    countColumn(intl, 'training'),
    countColumn(intl, 'index'),
    countColumn(intl, 'user'),
    countColumn(intl, 'errors'),
    answersColumn(options, 'cited'),
    answersColumn(options, 'named'),
    countColumn(intl, 'visits'),
    {
      id: 'last',
      header: intl.formatMessage({ id: 'traffic.column.last' }),
      cell: ({ last_date: date }) => (date === null ? '–' : formatDay(intl, date)),
      align: 'right',
      size: 80,
      csv: ({ last_date: date }) => date,
    },
  ];
}
