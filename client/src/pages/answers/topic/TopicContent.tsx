import { useIntl } from 'react-intl';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { pointSelection } from '#client/components/answers/figureSelections.ts';
import { BrandTable } from '#client/components/brandTable/BrandTable.tsx';
import { TrendChart } from '#client/components/chart/trend/TrendChart.tsx';
import { trendDataOf } from '#client/components/chart/trend/trendDataOf.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { MetricTiles } from '#client/components/figures/MetricTiles.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { CoveragePanel } from './CoveragePanel.tsx';
import { PlatformPanel } from './PlatformPanel.tsx';
import { SpreadPanel } from './SpreadPanel.tsx';
import type { TopicSearch } from './topicSearch.ts';
import { TopicSources } from './TopicSources.tsx';
import styles from './TopicContent.module.scss';

interface TopicContentProps {
  readonly report: TopicDetail;
  readonly filters: Filters;
  readonly searchState: TopicSearch;
  /** Changes the sort order. */
  readonly onMove: (changes: Partial<TopicSearch>) => void;
  /** Opens answers of the topic. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The layout of the topic page: figures and trend first, then the details behind the average. */
export function TopicContent({ report, filters, searchState, onMove, onOpen }: TopicContentProps) {
  const intl = useIntl();
  const { brands, scope, tiles, trend } = report;
  const ownId = ownBrandId(brands);
  const ranked = report.brand_figures.map(({ brand_id: id }) => id);
  const data = trendDataOf(report, ranked, intl.locale);
  const { refused, empty, failed } = scope.answers;
  const unusable = refused + empty + failed;
  return (
    <div className={styles['grid']}>
      <MetricTiles
        className={styles['tiles']}
        tiles={tiles}
        brands={brands}
        scope={scope}
        onOpen={(measureId) => {
          onOpen(measureSelection(measureId, ownId));
        }}
      />
      <TrendChart
        className={styles['trend']}
        title={intl.formatMessage({ id: 'topicDetails.trend' })}
        subtitle={intl.formatMessage(
          { id: 'topicDetails.trend.scope' },
          {
            answers: formatCount(intl, scope.answers.ok),
            prompts: formatCount(intl, scope.prompts),
            unusable,
            unusableText: formatCount(intl, unusable),
            left: trend.series.length - data.series.length,
          },
        )}
        data={data}
        onSelect={(brandId, index) => {
          const date = trend.dates[index];
          if (date !== undefined) onOpen(pointSelection(brandId, date, trend.unit, scope.end_time));
        }}
      />
      <PlatformPanel className={styles['platforms']} report={report} ownId={ownId} onOpen={onOpen} />
      <BrandTable
        className={styles['wide']}
        figures={report.brand_figures}
        brands={brands}
        scope={scope}
        fileName={report.topic.name}
        onOpen={onOpen}
      />
      <SpreadPanel
        className={styles['spread']}
        report={report}
        ownId={ownId}
        sort={searchState.sort}
        onSort={(sort) => {
          onMove({ sort });
        }}
        onOpen={onOpen}
      />
      <CoveragePanel className={styles['coverage']} report={report} filters={filters} />
      <TopicSources
        className={styles['wide']}
        report={report}
        sort={searchState.sources}
        onSort={(sources) => {
          onMove({ sources });
        }}
        onOpen={onOpen}
      />
    </div>
  );
}
