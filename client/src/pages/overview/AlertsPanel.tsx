import { useIntl } from 'react-intl';
import type { Alert, Overview } from '../../api/overviewSchemas.ts';
import { alertSelection } from '../../components/alerts/alertSelection.ts';
import { alertText } from '../../components/alerts/alertText.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { Panel } from '../../components/figures/Panel.tsx';
import styles from './ItemList.module.scss';

const MAX_ITEMS = 6;

interface AlertsPanelProps {
  readonly overview: Overview;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function AlertBody({ alert, overview }: { readonly alert: Alert; readonly overview: Overview }) {
  const intl = useIntl();
  return (
    <span className={styles['headline']}>
      <span className={`${styles['severity'] ?? ''} ${styles[alert.severity] ?? ''}`}>
        {intl.formatMessage({ id: `overview.severity.${alert.severity}` })}
      </span>
      {alertText(intl, alert, overview)}
    </span>
  );
}

/** What to look at now, gravest first. */
export function AlertsPanel({ overview, className, onOpen }: AlertsPanelProps) {
  const intl = useIntl();
  return (
    <Panel className={className} title={intl.formatMessage({ id: 'overview.alerts' })}>
      {overview.alerts.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'overview.alerts.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {overview.alerts.slice(0, MAX_ITEMS).map((alert) => {
            const selection = alertSelection(alert);
            const body = <AlertBody alert={alert} overview={overview} />;
            return (
              <li key={alert.id}>
                {selection === null ? (
                  <div className={styles['item']}>{body}</div>
                ) : (
                  <button
                    type="button"
                    className={styles['item']}
                    onClick={() => {
                      onOpen(selection);
                    }}
                  >
                    {body}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
