import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { WorkplaceAlert, WorkplaceProject, WorkplaceWindow } from '#client/api/workplaceSchemas.ts';
import { anyAlertText, nameOfId } from '#client/components/alerts/alertText.ts';
import { AlertZone } from '#client/components/alerts/AlertZone.tsx';
import { isKnownAlert, listedAlertEvidence, markOf } from '#client/components/alerts/listedAlert.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { changedName } from '#client/components/figures/changedName.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { useImportOffered } from '#client/components/offers/useImportOffered.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { alertTarget } from './alertTarget.ts';
import type { KnownAlert } from './alertTarget.ts';
import styles from './AlertsPanel.module.scss';

interface AlertsPanelProps {
  readonly project: WorkplaceProject;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The rates that triggered an alert, and the interval of the current one. */
function AlertFigures({ alert, brand }: { readonly alert: WorkplaceAlert; readonly brand: string }) {
  const intl = useIntl();
  const { measure, previous, change, rule, measure_id: id } = alert;
  if (measure === null) return null;
  const measureId = id ?? 'visibility';
  const to = formatMeasure(intl, measureId, measure.value);
  const interval = formatInterval(intl, measureId, measure.low, measure.high);
  return (
    <p className={styles['figures']}>
      {/* The headline is about a lead: whose figures follow is not plain. */}
      {rule === 'rival_overtook' && <span>{changedName(intl, measureId, brand)}</span>}
      <span>
        {previous === null
          ? intl.formatMessage({ id: 'workplace.alert.now' }, { value: to })
          : intl.formatMessage(
              { id: 'workplace.alert.change' },
              { from: formatMeasure(intl, measureId, previous.value), to },
            )}
      </span>
      {/* More mentions of a competitor, or more refused answers, is no improvement: no better-or-worse colour. */}
      {change !== null && (
        <ChangeText
          measureId={measureId}
          change={change}
          between={[previous, measure]}
          plain={rule === 'rival_rise' || rule === 'refusals_up'}
        />
      )}
      <span>
        {intl.formatMessage({ id: 'workplace.alert.interval' }, { interval, n: formatCount(intl, measure.n) })}
      </span>
    </p>
  );
}

interface AlertActionsProps extends Pick<AlertsPanelProps, 'onOpen'> {
  readonly alert: KnownAlert;
  readonly window: WorkplaceWindow;
  /** The text of the alert. */
  readonly words: string;
}

/** The answers of an alert and the page for further analysis. */
const AlertActions = observer(function AlertActions({ alert, window, words, onOpen }: AlertActionsProps) {
  const intl = useIntl();
  const { filters, dialogs } = useStores();
  const takesImports = useImportOffered();
  const selection = listedAlertEvidence(alert, window);
  const target = alertTarget(alert, window, filters.defaults);
  const action = intl.formatMessage({ id: `workplace.alert.open.${alert.rule}` });
  const actionName = intl.formatMessage({ id: 'workplace.alert.openOf' }, { action, alert: words });
  return (
    <div className={styles['actions']}>
      {selection !== null && (
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          aria-label={intl.formatMessage({ id: 'workplace.alert.answersOf' }, { alert: words })}
          onClick={() => {
            onOpen(selection);
          }}
        >
          {intl.formatMessage({ id: 'workplace.alert.answers' })}
        </Button>
      )}
      {target === null && takesImports && (
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          aria-label={actionName}
          onClick={() => {
            dialogs.show('import');
          }}
        >
          {action}
        </Button>
      )}
      {target !== null && (
        <Link to={target} aria-label={actionName} className={styles['link']}>
          {action}
        </Link>
      )}
    </div>
  );
});

interface AlertItemProps extends AlertsPanelProps {
  readonly alert: WorkplaceAlert;
  readonly window: WorkplaceWindow;
}

function AlertItem({ alert, window, project, onOpen }: AlertItemProps) {
  const intl = useIntl();
  const words = anyAlertText(intl, alert, project);
  return (
    <li className={styles['item']}>
      <p className={styles['headline']}>
        <span className={`${styles['severity'] ?? ''} ${styles[markOf(alert)] ?? ''}`}>
          {intl.formatMessage({ id: `overview.severity.${markOf(alert)}` })}
        </span>
        {words}
      </p>
      <AlertFigures alert={alert} brand={nameOfId(project.brands, alert.brand_id)} />
      {isKnownAlert(alert) && <AlertActions alert={alert} window={window} words={words} onOpen={onOpen} />}
    </li>
  );
}

/** The alerts of the current project, most severe first: each with its figures, its answers and the page for further analysis. */
export function AlertsPanel({ project, onOpen }: AlertsPanelProps) {
  const intl = useIntl();
  const { window, alerts } = project;
  return (
    <Panel
      title={intl.formatMessage({ id: 'workplace.alerts' })}
      actions={<Link to={paths.alerts.href()}>{intl.formatMessage({ id: 'overview.alerts.all' })}</Link>}
      subtitle={
        <>
          {intl.formatMessage(
            { id: 'workplace.alerts.about' },
            { days: formatDays(intl, window.start_time, window.end_time, 'long') },
          )}
          <AlertZone window={window} zone={window.time_zone} />
        </>
      }
    >
      {alerts.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'workplace.alerts.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} window={window} project={project} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
