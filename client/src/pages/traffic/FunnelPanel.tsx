import { useIntl } from 'react-intl';
import type { FunnelStep, Traffic, TrafficGap } from '#client/api/trafficSchemas.ts';
import { FUNNEL_STEPS } from '#client/api/trafficSchemas.ts';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { TrafficMove } from './useTrafficPage.ts';
import styles from './FunnelPanel.module.scss';

interface FunnelPanelProps {
  readonly className?: string | undefined;
  readonly report: Traffic;
  /** No log covers any day of the window. */
  readonly isUnknown: boolean;
  readonly onMove: TrafficMove;
}

/** The filter for pages that fail at each step. */
const GAPS: Readonly<Record<FunnelStep, TrafficGap>> = {
  crawled: 'not_crawled',
  cited: 'not_cited',
  named: 'not_named',
  visited: 'not_visited',
};

/** Steps known from logs only; the others come from answers. */
const LOGGED: ReadonlySet<FunnelStep> = new Set(['crawled', 'visited']);

/** The funnel from crawled to visited: pages left at each step, with links to those that dropped out. */
export function FunnelPanel({ className, report, isUnknown, onMove }: FunnelPanelProps) {
  const intl = useIntl();
  const { funnel } = report;
  const first = Math.max(1, funnel.crawled.pages);
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'traffic.funnel' })}
      subtitle={intl.formatMessage({ id: 'traffic.funnel.about' })}
    >
      <ol className={styles['steps']}>
        {FUNNEL_STEPS.map((step, index) => {
          const { pages, all } = funnel[step];
          const before = funnel[FUNNEL_STEPS[index - 1] ?? step].pages;
          return (
            <li key={step} className={styles['step']}>
              <p className={styles['line']}>
                <span className={styles['name']}>{intl.formatMessage({ id: `traffic.step.${step}` })}</span>
                <strong className={styles['count']}>{isUnknown ? '–' : formatCount(intl, pages)}</strong>
                <span className={styles['share']}>
                  {index > 0 && before > 0 ? formatPercent(intl, pages / before, 0) : ''}
                </span>
              </p>
              <div className={styles['track']} aria-hidden="true">
                <div className={styles['bar']} style={{ width: `${String((100 * pages) / first)}%` }} />
              </div>
              <p className={styles['foot']}>
                <span>
                  {intl.formatMessage(
                    { id: 'traffic.funnel.all' },
                    { count: isUnknown && LOGGED.has(step) ? '–' : formatCount(intl, all) },
                  )}
                </span>
                <button
                  type="button"
                  className={styles['gap']}
                  onClick={() => {
                    onMove({ view: 'pages', gap: GAPS[step], q: '' });
                    document.getElementById('traffic-pages')?.scrollIntoView({ block: 'start' });
                  }}
                >
                  {intl.formatMessage({ id: `traffic.gap.${GAPS[step]}` })}
                </button>
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
