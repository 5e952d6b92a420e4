import { useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import styles from './SearchPanel.module.scss';

/** The searches that engines ran for these answers. */
export function SearchPanel({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const { searches, kind } = report;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'reportDetails.searches' })}
      subtitle={intl.formatMessage({ id: `reportDetails.searches.about.${kind}` })}
      actions={
        kind === 'theme' && searches.length > 0 ? (
          <button
            type="button"
            className={styles['open']}
            onClick={() => {
              onOpen({ searched: '1' });
            }}
          >
            {intl.formatMessage({ id: 'reportDetails.searches.open' })}
          </button>
        ) : undefined
      }
    >
      {searches.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'reportDetails.searches.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {searches.map(({ query, answers }) => {
            const count = intl.formatMessage(
              { id: 'reportDetails.searches.count' },
              { count: answers, answers: formatCount(intl, answers) },
            );
            return (
              <li key={query}>
                <span>{query}</span>
                <button
                  type="button"
                  className={`${styles['open'] ?? ''} ${styles['count'] ?? ''}`}
                  aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name: query, value: count })}
                  onClick={() => {
                    // A theme's searches were run for answers to any prompt.
                    onOpen({ search: query, ...(kind === 'theme' && { searched: '1' }) });
                  }}
                >
                  {count}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
