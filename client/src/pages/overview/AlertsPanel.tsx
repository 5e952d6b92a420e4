import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AlertsWindow, ListedAlert } from '#client/api/alertSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { anyAlertText } from '#client/components/alerts/alertText.ts';
import { AlertZone } from '#client/components/alerts/AlertZone.tsx';
import { isKnownAlert, listedAlertEvidence, listedAlertPage, markOf } from '#client/components/alerts/listedAlert.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './ItemList.module.scss';

const MAX_ITEMS = 6;

interface AlertsPanelProps {
  readonly overview: Overview;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface AlertItemProps extends Pick<AlertsPanelProps, 'overview' | 'onOpen'> {
  readonly alert: ListedAlert;
  readonly window: AlertsWindow;
}

/** An alert in words; opens its answers or links to its page, if it has either. */
function AlertItem({ alert, overview, window, onOpen }: AlertItemProps) {
  const intl = useIntl();
  const known = isKnownAlert(alert) ? alert : null;
  const selection = known === null ? null : listedAlertEvidence(known, window);
  const page = known === null ? null : listedAlertPage(known, window);
  const body = (
    <span className={styles['headline']}>
      <span className={`${styles['severity'] ?? ''} ${styles[markOf(alert)] ?? ''}`}>
        {intl.formatMessage({ id: `overview.severity.${markOf(alert)}` })}
      </span>
      {anyAlertText(intl, alert, overview)}
    </span>
  );
  if (selection !== null) {
    return (
      <button
        type="button"
        className={styles['item']}
        onClick={() => {
          // The alert has its own window and is about the whole project, independent of the page's filters.
          onOpen({ start_time: window.start_time, end_time: window.end_time, ...selection, whole: '1' });
        }}
      >
        {body}
      </button>
    );
  }
  if (page === null) return <div className={styles['item']}>{body}</div>;
  return (
    <Link className={styles['item']} to={page}>
      {body}
    </Link>
  );
}

/** The alerts, most severe first: same list as on the workplace, over its own window. */
export const AlertsPanel = observer(function AlertsPanel({ overview, className, onOpen }: AlertsPanelProps) {
  const intl = useIntl();
  const { scope, alerts, alerts_window: own } = overview;
  const window = own ?? scope;
  const days = formatDays(intl, window.start_time, window.end_time, 'long');
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'overview.alerts' })}
      actions={<Link to={paths.alerts.href()}>{intl.formatMessage({ id: 'overview.alerts.all' })}</Link>}
      {...(own === undefined
        ? {}
        : {
            subtitle: (
              <>
                {intl.formatMessage({ id: 'overview.alerts.about' }, { days })}
                <AlertZone window={own} zone={own.time_zone} />
              </>
            ),
          })}
    >
      {alerts.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'overview.alerts.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {alerts.slice(0, MAX_ITEMS).map((alert) => (
            <li key={alert.id}>
              <AlertItem alert={alert} overview={overview} window={window} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {alerts.length > MAX_ITEMS && (
        <p className={styles['none']}>
          <Link to={paths.alerts.href()}>
            {intl.formatMessage({ id: 'overview.alerts.more' }, { count: alerts.length - MAX_ITEMS })}
          </Link>
        </p>
      )}
    </Panel>
  );
});
