import { lazy, memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { pointSelection } from '#client/components/answers/figureSelections.ts';
import { TrendChart } from '#client/components/chart/trend/TrendChart.tsx';
import { trendDataOf } from '#client/components/chart/trend/trendDataOf.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { MetricTiles } from '#client/components/figures/MetricTiles.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Loading } from '#client/components/ui/Loading.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import styles from './OverviewContent.module.scss';

const OverviewDetails = lazy(async () => ({ default: (await import('./OverviewDetails.tsx')).OverviewDetails }));

interface OverviewContentProps {
  readonly overview: Overview;
  /** The filters of the overview's request. */
  readonly filters: FilterQuery;
  /** Opens the answers behind a figure. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The layout of the overview: the most important panels first, on one screen. Memoized, so that only new figures rerender it. */
export const OverviewContent = memo(function OverviewContent({ overview, filters, onOpen }: OverviewContentProps) {
  const intl = useIntl();
  const { brands, scope, tiles, trend } = overview;
  const ownId = ownBrandId(brands);
  const ranked = overview.leaderboard.map(({ brand_id: id }) => id);
  const data = trendDataOf(overview, ranked, intl.locale);
  const left = trend.series.length - data.series.length;
  const { refused, empty, failed } = scope.answers;
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
        title={intl.formatMessage({ id: 'overview.trend' })}
        subtitle={intl.formatMessage(
          { id: 'overview.trend.scope' },
          {
            answers: formatCount(intl, scope.answers.ok),
            prompts: formatCount(intl, scope.prompts),
            unusable: refused + empty + failed,
            unusableText: formatCount(intl, refused + empty + failed),
            left,
          },
        )}
        data={data}
        onSelect={(brandId, index) => {
          const date = trend.dates[index];
          if (date !== undefined) onOpen(pointSelection(brandId, date, trend.unit, scope.end_time));
        }}
      />
      <Leaderboard className={styles['leaders']} overview={overview} onOpen={onOpen} />
      {/* Nothing in it is above the fold: it is loaded right after the first screen. */}
      <Suspense fallback={<Loading />}>
        <OverviewDetails overview={overview} filters={filters} ownId={ownId} onOpen={onOpen} />
      </Suspense>
    </div>
  );
});
