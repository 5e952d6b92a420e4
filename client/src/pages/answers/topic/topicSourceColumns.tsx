import type { IntlShape } from 'react-intl';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { Whisker } from '#client/components/figures/Whisker.tsx';
import type { DataColumn, TableSort } from '#client/components/table/DataColumn.ts';
import { besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { TopicSourceSort } from './topicSearch.ts';
import styles from './TopicSources.module.scss';

type TopicSource = TopicDetail['sources'][number];

/** Sorts sources; ties by citations. */
export function sortSources(
  sources: readonly TopicSource[],
  { key, order }: TableSort<TopicSourceSort>,
): readonly TopicSource[] {
  const direction = order === 'asc' ? 1 : -1;
  return sources.toSorted((a, b) => {
    const byKey = key === 'citations' ? a.citations - b.citations : compareTexts(a[key], b[key]);
    return byKey * direction || b.citations - a.citations || compareTexts(a.domain, b.domain);
  });
}

function shareCell(intl: IntlShape, { share }: TopicSource, end: number) {
  const interval = formatInterval(intl, 'citation_rate', share.low, share.high);
  return (
    <span className={styles['share']}>
      <Whisker
        measure={share}
        end={end}
        thin={isThin(share)}
        label={intl.formatMessage({ id: 'figures.interval' }, { interval })}
      />
      <span className={styles['value']}>{formatPercent(intl, share.value)}</span>
      <span className={styles['interval']}>{interval}</span>
    </span>
  );
}

/** The columns of the source table: domain, citations, and the brands mentioned in the citing answers. */
export function topicSourceColumns(
  intl: IntlShape,
  brands: readonly BrandRef[],
  end: number,
  onOpen: (selection: AnswerSelection) => void,
): DataColumn<TopicSource, TopicSourceSort>[] {
  const typeName = ({ type }: TopicSource): string => intl.formatMessage({ id: `figures.sourceType.${type}` });
  return [
    {
      id: 'domain',
      header: intl.formatMessage({ id: 'topicDetails.sources.domain' }),
      cell: ({ domain }) => domain,
      size: 220,
      grow: 2,
      sortKey: 'domain',
      csv: ({ domain }) => domain,
    },
    {
      id: 'type',
      header: intl.formatMessage({ id: 'topicDetails.sources.type' }),
      cell: (source) => (
        <span className={`${styles['type'] ?? ''} ${source.type === 'own' ? (styles['own'] ?? '') : ''}`}>
          {typeName(source)}
        </span>
      ),
      size: 120,
      sortKey: 'type',
      csv: typeName,
    },
    {
      id: 'citations',
      header: intl.formatMessage({ id: 'topicDetails.sources.citations' }),
      cell: ({ domain, citations }) => (
        <button
          type="button"
          className={styles['count']}
          aria-label={intl.formatMessage(
            { id: 'topicDetails.sources.open' },
            { domain, count: formatCount(intl, citations) },
          )}
          onClick={() => {
            onOpen({ domain });
          }}
        >
          {formatCount(intl, citations)}
        </button>
      ),
      align: 'right',
      size: 100,
      sortKey: 'citations',
      csv: ({ citations }) => citations,
    },
    {
      id: 'share',
      header: intl.formatMessage({ id: 'topicDetails.sources.share' }),
      cell: (source) => shareCell(intl, source, end),
      size: 300,
      grow: 2,
      csv: ({ share }) => share.value,
      beside: besideMeasure(intl, intl.formatMessage({ id: 'topicDetails.sources.share' }), ({ share }) => share),
    },
    {
      id: 'named',
      header: intl.formatMessage({ id: 'topicDetails.sources.named' }),
      cell: ({ domain, named }) => (
        <NamedBrands
          named={named}
          brands={brands}
          onOpen={(brandId) => {
            onOpen({ domain, brand_id: brandId, mention: 'named' });
          }}
        />
      ),
      size: 300,
      grow: 3,
      csv: ({ named }) =>
        named
          .map(({ brand_id: id, answers }) => `${brands.find((brand) => brand.id === id)?.name ?? id} ${answers}`)
          .join('; '),
    },
  ];
}
