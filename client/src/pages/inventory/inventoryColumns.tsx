import type { IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Sparkline } from '#client/components/figures/Sparkline.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { paths } from '#client/lib/paths.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import type { PageSort } from './inventorySearch.ts';
import { NoCitations } from './NoCitations.tsx';
import { pageTitle } from './pageNames.ts';
import { PageStatusTag } from './PageStatusTag.tsx';
import { ScoreCell } from './ScoreCell.tsx';
import styles from './Inventory.module.scss';

type PageColumn = DataColumn<PageRow, PageSort>;

interface ColumnOptions {
  readonly intl: IntlShape;
  /** Opens the answers that cite a page. */
  readonly onCiting: (row: PageRow) => void;
}

function titleColumn(intl: IntlShape): PageColumn {
  return {
    id: 'title',
    header: intl.formatMessage({ id: 'inventory.column.title' }),
    cell: (row) => (
      <span className={styles['page']}>
        <span className={styles['name']}>{pageTitle(intl, row)}</span>
        <span className={styles['address']}>
          {row.problem !== null && (
            <span className={styles['bad']}>{intl.formatMessage({ id: 'inventory.problem.short' })}</span>
          )}
          {row.url === '' ? intl.formatMessage({ id: 'inventory.noAddress' }) : readableUrl(row.url)}
        </span>
      </span>
    ),
    size: 240,
    grow: 4,
    sortKey: 'title',
    csv: (row) => pageTitle(intl, row),
    beside: [{ header: intl.formatMessage({ id: 'inventory.column.url' }), csv: ({ url }) => url }],
  };
}

function scoreColumn(intl: IntlShape, part: 'eligible' | 'citable'): PageColumn {
  const header = intl.formatMessage({ id: `inventory.column.${part}` });
  return {
    id: part,
    header,
    cell: ({ scores }) => <ScoreCell score={scores?.[part] ?? null} name={header} />,
    size: 112,
    sortKey: part,
    firstOrder: 'desc',
    csv: ({ scores }) => scores?.[part].score ?? null,
  };
}

function citationColumns({ intl, onCiting }: ColumnOptions): readonly PageColumn[] {
  return [
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'inventory.column.answers' }),
      cell: (row) => (
        <span className={styles['cited']}>
          <Sparkline points={row.answers === 0 ? [] : row.points} write={(value) => formatCount(intl, value)} />
          {row.rate === null && <NoCitations row={row} />}
          {row.rate !== null && row.answers === 0 && <span className={styles['muted']}>{formatCount(intl, 0)}</span>}
          {row.answers > 0 && (
            <button
              type="button"
              className={styles['figure']}
              aria-label={intl.formatMessage(
                { id: 'inventory.openAnswers' },
                { page: pageTitle(intl, row), count: row.answers },
              )}
              onClick={() => {
                onCiting(row);
              }}
            >
              {formatCount(intl, row.answers)}
            </button>
          )}
        </span>
      ),
      align: 'right',
      size: 136,
      sortKey: 'answers',
      csv: ({ answers, rate }) => (rate === null ? null : answers),
    },
    {
      id: 'rate',
      header: intl.formatMessage({ id: 'inventory.column.rate' }),
      cell: (row) => (
        <MeasureCell
          name={intl.formatMessage({ id: 'inventory.rateOf' }, { page: pageTitle(intl, row) })}
          like="citation_rate"
          measure={row.rate}
          noData={intl.formatMessage({ id: 'figures.noData.citation_rate' })}
          onOpen={() => {
            onCiting(row);
          }}
        />
      ),
      align: 'right',
      size: 120,
      sortKey: 'rate',
      initiallyHidden: true,
      csv: ({ rate }) => rate?.value ?? null,
      beside: besideMeasure(intl, intl.formatMessage({ id: 'inventory.column.rate' }), ({ rate }) => rate),
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'inventory.column.status' }),
      cell: (row) => <PageStatusTag row={row} />,
      size: 84,
      sortKey: 'status',
      csv: ({ status, rate }) =>
        status === 'uncited' && rate === null ? null : intl.formatMessage({ id: `inventory.status.${status}` }),
    },
    {
      id: 'change',
      header: intl.formatMessage({ id: 'inventory.column.change' }),
      cell: ({ change }) =>
        change === null ? (
          <span className={styles['muted']}>–</span>
        ) : (
          <ChangeText measureId="citation_rate" change={change} />
        ),
      size: CHANGE_WIDTH,
      sortKey: 'change',
      firstOrder: 'desc',
      initiallyHidden: true,
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'inventory.column.change' }), ({ change }) => change),
    },
  ];
}

function trafficColumn(intl: IntlShape, key: 'hits' | 'visits'): PageColumn {
  return {
    id: key,
    header: intl.formatMessage({ id: `inventory.column.${key}` }),
    cell: ({ traffic }) =>
      traffic === null ? (
        <span className={styles['muted']} title={intl.formatMessage({ id: 'inventory.noLog' })}>
          –
        </span>
      ) : (
        formatCount(intl, traffic[key])
      ),
    align: 'right',
    size: 122,
    sortKey: key,
    initiallyHidden: key === 'visits',
    csv: ({ traffic }) => traffic?.[key] ?? null,
  };
}

function factColumns(intl: IntlShape): readonly PageColumn[] {
  return [
    {
      id: 'dated',
      header: intl.formatMessage({ id: 'inventory.column.dated' }),
      cell: ({ dated }) =>
        dated === null ? <span className={styles['muted']}>–</span> : formatDay(intl, dated, 'long'),
      align: 'right',
      size: 116,
      sortKey: 'dated',
      csv: ({ dated }) => dated,
    },
    {
      id: 'fetched',
      header: intl.formatMessage({ id: 'inventory.column.fetched' }),
      cell: ({ fetched_at: at }) => (at === null ? '–' : formatInstant(intl, at)),
      align: 'right',
      size: 150,
      sortKey: 'fetched',
      initiallyHidden: true,
      csv: ({ fetched_at: at }) => at,
    },
    {
      id: 'url',
      header: intl.formatMessage({ id: 'inventory.column.url' }),
      cell: ({ url }) => <span className={styles['cut']}>{readableUrl(url)}</span>,
      size: 200,
      // Files have it beside the title.
      initiallyHidden: true,
    },
    {
      id: 'verbs',
      header: intl.formatMessage({ id: 'inventory.improve' }),
      headerHidden: true,
      cell: (row) => (
        <MayEdit>
          <Link
            className={styles['verb'] ?? ''}
            to={paths.optContent.href({ page: row.id })}
            aria-label={intl.formatMessage({ id: 'inventory.improveNamed' }, { page: pageTitle(intl, row) })}
          >
            {intl.formatMessage({ id: 'inventory.improve' })}
          </Link>
        </MayEdit>
      ),
      size: 74,
      hideable: false,
    },
  ];
}

/** The columns of the inventory: page, scores, citations, crawlers, age. */
export function inventoryColumns(options: ColumnOptions): readonly PageColumn[] {
  const { intl } = options;
  return [
    titleColumn(intl),
    scoreColumn(intl, 'eligible'),
    scoreColumn(intl, 'citable'),
    {
      id: 'prompts',
      header: intl.formatMessage({ id: 'inventory.column.prompts' }),
      cell: ({ prompt_ids: ids }) => formatCount(intl, ids.length),
      align: 'right',
      size: 96,
      sortKey: 'prompts',
      csv: ({ prompt_ids: ids }) => ids.length,
    },
    ...citationColumns(options),
    trafficColumn(intl, 'hits'),
    trafficColumn(intl, 'visits'),
    ...factColumns(intl),
  ];
}
