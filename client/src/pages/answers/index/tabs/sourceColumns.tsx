import { Tag } from '@blueprintjs/core';
import type { IntlShape } from 'react-intl';
import type { SourceRow, SourceSort } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { Sparkline } from '#client/components/figures/Sparkline.tsx';
import { SourceTypeTag } from '#client/components/sources/SourceTypeTag.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { ChangeCell } from './ChangeCell.tsx';
import styles from './promptColumns.module.scss';

type SourceColumn = DataColumn<SourceRow, SourceSort>;

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly onOpen: (selection: AnswerSelection) => void;
}

function rateColumns({ intl, onOpen }: ColumnOptions): SourceColumn[] {
  return (['answer_rate', 'share'] as const).map((key): SourceColumn => {
    const header = intl.formatMessage({ id: `answerIndex.column.${key}` });
    return {
      id: key,
      header,
      cell: (row) => (
        <MeasureCell
          name={intl.formatMessage({ id: 'answerIndex.prompts.figure' }, { prompt: row.domain, measure: header })}
          like="citation_rate"
          measure={row[key]}
          noData={intl.formatMessage({ id: 'common.noData' })}
          onOpen={() => {
            onOpen({ domain: row.domain });
          }}
        />
      ),
      align: 'right',
      size: 104,
      sortKey: key === 'share' ? 'share' : 'answers',
      csv: (row) => row[key].value,
      beside: besideMeasure(intl, header, (row) => row[key]),
    };
  });
}

function gapColumn({ intl, onOpen }: ColumnOptions): SourceColumn {
  return {
    id: 'gap',
    header: intl.formatMessage({ id: 'answerIndex.column.gap' }),
    cell: ({ domain, gap, gap_answers: count }) =>
      count === 0 ? (
        <span className={styles['muted']}>{formatCount(intl, 0)}</span>
      ) : (
        <button
          type="button"
          className={styles['count']}
          title={intl.formatMessage(
            { id: 'answerIndex.sources.gapOf' },
            { domain, count, answers: formatCount(intl, count) },
          )}
          onClick={() => {
            onOpen({ domain, gap: '1' });
          }}
        >
          {gap && (
            <Tag minimal intent="warning">
              {intl.formatMessage({ id: 'answerIndex.column.gap' })}
            </Tag>
          )}
          {formatCount(intl, count)}
        </button>
      ),
    align: 'right',
    size: 160,
    sortKey: 'gap',
    firstOrder: 'desc',
    csv: ({ gap_answers: count }) => count,
  };
}

/** The columns of the table of cited domains: citations of each, and the brands mentioned in the citing answers. */
export function sourceColumns(options: ColumnOptions): readonly SourceColumn[] {
  const { intl, brands, onOpen } = options;
  const typeName = ({ type }: SourceRow): string => intl.formatMessage({ id: `figures.sourceType.${type}` });
  const number = (id: 'citations' | 'prompts' | 'urls', sortKey: SourceSort | null): SourceColumn => ({
    id,
    header: intl.formatMessage({ id: `answerIndex.column.${id}` }),
    cell: (row) => formatCount(intl, row[id]),
    align: 'right',
    size: 88,
    ...(sortKey === null ? {} : { sortKey }),
    csv: (row) => row[id],
  });
  return [
    {
      id: 'domain',
      header: intl.formatMessage({ id: 'answerIndex.column.domain' }),
      cell: ({ domain }) => domain,
      size: 152,
      grow: 1,
      sortKey: 'domain',
      csv: ({ domain }) => domain,
    },
    {
      id: 'type',
      header: intl.formatMessage({ id: 'answerIndex.column.type' }),
      cell: ({ domain, type, type_given: isGiven }) => <SourceTypeTag domain={domain} type={type} isGiven={isGiven} />,
      size: 118,
      sortKey: 'type',
      csv: typeName,
    },
    number('citations', 'citations'),
    ...rateColumns(options),
    {
      id: 'change',
      header: intl.formatMessage({ id: 'answerIndex.column.shareChange' }),
      // A change of this share is neither better nor worse, but has the number format of `citation_rate`.
      cell: ({ change }) => <ChangeCell like="citation_rate" change={change} />,
      size: 182,
      isEmpty: ({ change }) => change === null,
      sortKey: 'change',
      firstOrder: 'desc',
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'answerIndex.column.shareChange' }), ({ change }) => change),
    },
    {
      id: 'trend',
      header: intl.formatMessage({ id: 'answerIndex.column.shareTrend' }),
      cell: ({ sparkline }) => <Sparkline points={sparkline} write={(value) => formatPercent(intl, value)} />,
      size: 92,
    },
    gapColumn(options),
    {
      id: 'named',
      header: intl.formatMessage({ id: 'answerIndex.column.named' }),
      cell: ({ domain, named }) => (
        <NamedBrands
          named={named}
          brands={brands}
          most={2}
          onOpen={(brandId) => {
            onOpen({ domain, brand_id: brandId, mention: 'named' });
          }}
        />
      ),
      size: 218,
      isEmpty: ({ named }) => named.length === 0,
      csv: ({ named }) =>
        named
          .map(({ brand_id: id, answers }) => `${brands.find((brand) => brand.id === id)?.name ?? id} ${answers}`)
          .join('; '),
    },
    number('prompts', 'prompts'),
    number('urls', null),
    {
      id: 'lastCited',
      header: intl.formatMessage({ id: 'answerIndex.column.lastCited' }),
      fileHeader: intl.formatMessage({ id: 'answerIndex.csv.lastCited' }),
      cell: ({ last_cited_at: at }) => formatInstantDay(intl, at),
      align: 'right',
      size: 120,
      sortKey: 'last_cited_at',
      csv: ({ last_cited_at: at }) => at,
    },
  ];
}
