import { useIntl } from 'react-intl';
import { pointSelection } from '#client/components/answers/figureSelections.ts';
import { TrendChart } from '#client/components/chart/trend/TrendChart.tsx';
import { trendDataOf } from '#client/components/chart/trend/trendDataOf.ts';
import type { TabProps } from './TabProps.ts';
import styles from './HistoryTab.module.scss';

/** How often each brand was mentioned over time, with events. */
export function HistoryTab({ detail, onOpen }: TabProps) {
  const intl = useIntl();
  const { brands, competitors, events, history, scope } = detail;
  const ranked = competitors.map(({ brand_id: id }) => id);
  return (
    <TrendChart
      className={styles['chart']}
      title={intl.formatMessage({ id: 'promptDetails.history' })}
      subtitle={intl.formatMessage({ id: 'promptDetails.history.about' })}
      data={{ ...trendDataOf({ brands, events, trend: history }, ranked, intl.locale, Infinity), onePrompt: true }}
      onSelect={(brandId, index) => {
        const date = history.dates[index];
        if (date !== undefined) onOpen(pointSelection(brandId, date, history.unit, scope.end_time));
      }}
    />
  );
}
