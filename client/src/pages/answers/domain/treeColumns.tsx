import type { IntlShape } from 'react-intl';
import type { DomainDetail, SourceNode } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { IntervalBar } from '#client/components/figures/IntervalBar.tsx';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { plainList } from '#client/lib/plainList.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { TreeSort } from './domainSearch.ts';
import { hasCourse } from './hasCourse.ts';
import { nodeSelection } from './nodeSelection.ts';
import { PlaceName } from './PlaceName.tsx';
import { UrlStatusTag } from './UrlStatusTag.tsx';
import styles from './SourceTree.module.scss';

export type TreeColumn = DataColumn<SourceNode, TreeSort>;

interface TreeContext {
  readonly intl: IntlShape;
  readonly report: DomainDetail;
  /** End of the axis of rates of all nodes below the domain. */
  readonly end: number;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface CountProps {
  readonly shown: string;
  /** Accessible name of the count. */
  readonly name: string;
  readonly onOpen: (() => void) | null;
}

function Count({ shown, name, onOpen }: CountProps) {
  if (onOpen === null) return <span className={styles['zero']}>{shown}</span>;
  return (
    <button type="button" className={styles['count']} aria-label={name} title={name} onClick={onOpen}>
      {shown}
    </button>
  );
}

function countColumns({ intl, onOpen }: TreeContext): TreeColumn[] {
  const opens = (node: SourceNode): (() => void) | null =>
    node.answers === 0
      ? null
      : () => {
          onOpen(nodeSelection(node));
        };
  return [
    {
      id: 'citations',
      header: intl.formatMessage({ id: 'domainDetails.column.citations' }),
      cell: (node) => (
        <span className={styles['pair']}>
          <Count
            shown={formatCount(intl, node.citations)}
            name={intl.formatMessage(
              { id: 'domainDetails.open.citations' },
              { name: node.label, count: node.citations, citations: formatCount(intl, node.citations) },
            )}
            onOpen={opens(node)}
          />
          <span className={styles['before']} title={intl.formatMessage({ id: 'domainDetails.before' })}>
            {formatCount(intl, node.previous_citations)}
          </span>
        </span>
      ),
      align: 'right',
      size: 96,
      sortKey: 'citations',
      csv: ({ citations }) => citations,
      beside: [
        {
          header: intl.formatMessage({ id: 'domainDetails.csv.before' }),
          csv: (node) => node.previous_citations,
        },
      ],
    },
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'domainDetails.column.answers' }),
      cell: (node) => (
        <Count
          shown={formatCount(intl, node.answers)}
          name={intl.formatMessage(
            { id: 'domainDetails.open.answers' },
            { name: node.label, count: node.answers, answers: formatCount(intl, node.answers) },
          )}
          onOpen={opens(node)}
        />
      ),
      align: 'right',
      size: 68,
      sortKey: 'answers',
      csv: ({ answers }) => answers,
    },
  ];
}

function rateColumn({ intl, end }: TreeContext): TreeColumn {
  return {
    id: 'rate',
    header: intl.formatMessage({ id: 'domainDetails.column.rate' }),
    cell: ({ answer_rate: rate }) => {
      if (rate === null) return <span className={styles['zero']}>–</span>;
      const interval = formatInterval(intl, 'citation_rate', rate.low, rate.high);
      return (
        <span className={styles['rate']}>
          <span className={styles['value']}>{formatPercent(intl, rate.value)}</span>
          <IntervalBar
            value={rate.value}
            low={rate.low}
            high={rate.high}
            axis={[0, end]}
            thin={isThin(rate)}
            label={intl.formatMessage({ id: 'figures.interval' }, { interval })}
          />
          <span className={styles['interval']}>{interval}</span>
        </span>
      );
    },
    size: 204,
    csv: ({ answer_rate: rate }) => rate?.value ?? null,
    beside: besideMeasure(intl, intl.formatMessage({ id: 'domainDetails.column.rate' }), (node) => node.answer_rate),
  };
}

function whereColumns({ intl, report }: TreeContext): TreeColumn[] {
  const platformNames = ({ platform_ids: ids }: SourceNode): string =>
    plainList(
      intl,
      ids.map((id) => report.platforms.find((platform) => platform.id === id)?.name ?? id),
    );
  return [
    {
      id: 'prompts',
      header: intl.formatMessage({ id: 'domainDetails.column.prompts' }),
      cell: ({ prompts }) => formatCount(intl, prompts),
      align: 'right',
      size: 70,
      sortKey: 'prompts',
      csv: ({ prompts }) => prompts,
    },
    {
      id: 'platforms',
      header: intl.formatMessage({ id: 'domainDetails.column.platforms' }),
      cell: (node) => <span title={platformNames(node)}>{formatCount(intl, node.platform_ids.length)}</span>,
      align: 'right',
      size: 76,
      // Its room goes to the titles of pages.
      initiallyHidden: true,
      csv: platformNames,
    },
  ];
}

function brandColumns({ intl, report, onOpen }: TreeContext): TreeColumn[] {
  const brandName = (id: string): string => report.brands.find((brand) => brand.id === id)?.name ?? id;
  return [
    {
      id: 'named',
      header: intl.formatMessage({ id: 'domainDetails.column.named' }),
      cell: (node) => (
        <NamedBrands
          named={node.named}
          brands={report.brands}
          most={2}
          onOpen={(brandId) => {
            onOpen({ ...nodeSelection(node), brand_id: brandId, mention: 'named' });
          }}
        />
      ),
      size: 200,
      csv: ({ named }) => named.map(({ brand_id: id, answers }) => `${brandName(id)} ${answers}`).join('; '),
    },
    {
      id: 'gap',
      header: intl.formatMessage({ id: 'domainDetails.column.gap' }),
      cell: (node) => (
        <Count
          shown={formatCount(intl, node.gap_answers)}
          name={intl.formatMessage(
            { id: 'domainDetails.open.gap' },
            { name: node.label, count: node.gap_answers, answers: formatCount(intl, node.gap_answers) },
          )}
          onOpen={
            node.gap_answers === 0
              ? null
              : () => {
                  onOpen({ ...nodeSelection(node), gap: '1' });
                }
          }
        />
      ),
      align: 'right',
      size: 118,
      sortKey: 'gap',
      csv: ({ gap_answers: gap }) => gap,
    },
  ];
}

function dateColumns({ intl, report }: TreeContext): TreeColumn[] {
  const compares = hasCourse(report);
  const day = (instant: string): string => formatInstantDay(intl, instant);
  return [
    {
      id: 'status',
      header: intl.formatMessage({ id: 'domainDetails.column.status' }),
      cell: ({ status }) =>
        compares ? (
          <UrlStatusTag status={status} />
        ) : (
          <span className={styles['zero']} title={intl.formatMessage({ id: 'domainDetails.tile.noChange' })}>
            –
          </span>
        ),
      size: 76,
      csv: ({ status }) => (compares ? intl.formatMessage({ id: `domainDetails.status.${status}` }) : ''),
    },
    {
      id: 'first',
      header: intl.formatMessage({ id: 'domainDetails.column.first' }),
      cell: ({ first_cited_at: first }) => day(first),
      align: 'right',
      size: 108,
      initiallyHidden: true,
      csv: ({ first_cited_at: first }) => first,
    },
    {
      id: 'last',
      header: intl.formatMessage({ id: 'domainDetails.column.last' }),
      cell: ({ last_cited_at: last }) => day(last),
      align: 'right',
      size: 108,
      sortKey: 'last_cited_at',
      initiallyHidden: true,
      csv: ({ last_cited_at: last }) => last,
    },
  ];
}

/** The columns of the tree; the first one is the node's name. */
export function treeColumns(context: TreeContext): TreeColumn[] {
  return [
    {
      id: 'place',
      header: context.intl.formatMessage({ id: 'domainDetails.column.place' }),
      cell: (node) => <PlaceName node={node} />,
      size: 320,
      grow: 3,
      sortKey: 'label',
      csv: ({ url, id }) => url ?? id,
    },
    ...countColumns(context),
    rateColumn(context),
    ...whereColumns(context),
    ...brandColumns(context),
    ...dateColumns(context),
  ];
}
