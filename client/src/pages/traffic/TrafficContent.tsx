import { useIntl } from 'react-intl';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { CRAWLER_PURPOSES } from '#client/api/trafficSchemas.ts';
import { CountChart } from '#client/components/chart/count/CountChart.tsx';
import { CrawlersPanel } from './CrawlersPanel.tsx';
import { EnginesPanel } from './EnginesPanel.tsx';
import { ErrorsPanel } from './ErrorsPanel.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { hasNoLog } from './hasNoLog.ts';
import { ImportsPanel } from './ImportsPanel.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { TrafficNote } from './TrafficNote.tsx';
import { TrafficTiles } from './TrafficTiles.tsx';
import type { TrafficPageModel } from './useTrafficPage.ts';
import styles from './TrafficContent.module.scss';

interface TrafficContentProps {
  readonly report: Traffic;
  readonly page: TrafficPageModel;
}

/** The layout of the page: totals, trend, funnel, crawlers and engines, errors, and pages. */
export function TrafficContent({ report, page }: TrafficContentProps) {
  const intl = useIntl();
  const { trend } = report;
  const isUnknown = hasNoLog(report);
  const series = [
    { id: 'visits', name: intl.formatMessage({ id: 'traffic.visits' }), main: true, points: trend.visits },
    ...CRAWLER_PURPOSES.map((id) => ({
      id,
      name: intl.formatMessage({ id: `traffic.purpose.${id}` }),
      main: false,
      points: trend[id],
    })),
  ];
  return (
    <>
      <TrafficNote report={report} isUnknown={isUnknown} onDays={page.filters.setFilters} />
      <div className={styles['grid']}>
        <div className={styles['tiles']}>
          <TrafficTiles report={report} isUnknown={isUnknown} />
        </div>
        <CountChart
          className={styles['trend']}
          title={intl.formatMessage({ id: 'traffic.trend' })}
          subtitle={intl.formatMessage({ id: 'traffic.trend.about' })}
          data={{ unit: trend.unit, dates: trend.dates, series }}
        />
        <FunnelPanel className={styles['funnel']} report={report} isUnknown={isUnknown} onMove={page.updateSearch} />
        <CrawlersPanel className={styles['wide']} rows={report.crawlers} isUnknown={isUnknown} />
        <EnginesPanel className={styles['engines']} rows={report.engines} isUnknown={isUnknown} />
        <ErrorsPanel className={styles['errors']} report={report} isUnknown={isUnknown} />
        <div id="traffic-pages" className={styles['wide']}>
          <PagesPanel report={report} page={page} />
        </div>
        <div className={styles['wide']}>
          <ImportsPanel report={report} onClear={page.clear} />
        </div>
      </div>
    </>
  );
}
