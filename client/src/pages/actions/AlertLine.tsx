import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ActionRefs, BoardAction } from '#client/api/actionSchemas.ts';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import { listedAlertText } from '#client/components/alerts/alertText.ts';
import type { KnownRule } from '#client/components/alerts/listedAlert.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './ActionDetails.module.scss';

interface AlertLineProps {
  readonly action: BoardAction;
  readonly refs: ActionRefs;
}

/** The alert that caused an action: its text and its dates. */
export function AlertLine({ action, refs }: AlertLineProps) {
  const intl = useIntl();
  const { measure_id: id, platform_id, topic_id, selection, figures } = action;
  const [figure] = figures;
  if (!id || selection === null || !figure?.change) return null;
  const rule: KnownRule = id === 'visibility' ? 'own_drop' : 'measure_drop';
  const severity: ListedAlert['severity'] = 'medium';
  const { brand_id, change } = figure;
  const place = { brand_id, platform_id, topic_id, date: null };
  const alert = { id: action.id, rule, severity, ...place, value: change.difference, measure_id: id };
  return (
    <p className={styles['muted']}>
      <Link to={paths.alerts.href()}>{listedAlertText(intl, alert, { ...refs, events: [] })}</Link>{' '}
      {intl.formatMessage(
        { id: 'actions.alertWindow' },
        { days: formatDays(intl, selection.start_time, selection.end_time, 'long') },
      )}
    </p>
  );
}
