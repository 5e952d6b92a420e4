import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Alert, Overview } from '../../api/overviewSchemas.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import { formatCount, formatDay, percentParts } from '../../components/figures/formats.ts';
import { Panel } from '../../components/figures/Panel.tsx';
import styles from './ItemList.module.scss';
import { namesOf } from './namesOf.ts';
import { alertSelection } from './overviewSelections.ts';

const MAX_ITEMS = 6;

interface AlertsPanelProps {
  readonly overview: Overview;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** What an alert says; the server sends a rule and figures, the words are ours. */
function alertText(intl: IntlShape, alert: Alert, overview: Overview): string {
  const names = namesOf(overview);
  const place = [names.platform(alert.platform_id), names.topic(alert.topic_id)].filter((name) => name !== '');
  const value = alert.value ?? 0;
  const event = overview.events.find(({ id }) => alert.id.endsWith(`|${id}`));
  const title = event === undefined ? '' : intl.locale === 'zh-CN' ? event.title_zh : event.title_en;
  return intl.formatMessage(
    { id: `overview.alert.${alert.rule}` },
    {
      brand: names.brand(alert.brand_id),
      platform: names.platform(alert.platform_id),
      where: place.length === 0 ? 'no' : 'yes',
      place: place.join(' · '),
      amount: percentParts(intl, Math.abs(value)).digits,
      count: value,
      number: formatCount(intl, value),
      day: alert.date === null ? '' : formatDay(intl, alert.date, 'long'),
      named: title === '' ? 'no' : 'yes',
      title,
    },
  );
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
