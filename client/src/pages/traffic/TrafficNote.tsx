import { Button, Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { lastWeekOf } from '#client/lib/lastWeekOf.ts';
import styles from './TrafficNote.module.scss';

interface TrafficNoteProps {
  readonly report: Traffic;
  /** No log covers any day of the window. */
  readonly isUnknown: boolean;
  /** Changes the window. */
  readonly onDays: (days: { readonly start_time: string; readonly end_time: string }) => void;
}

/** Notes on the figures: sample logs, uncovered days, and the time zone. */
export function TrafficNote({ report, isUnknown, onDays }: TrafficNoteProps) {
  const intl = useIntl();
  const { source, first_date: first, last_date: last, uncovered_days: missing, time_zone: zone } = report;
  if (first === null || last === null) return null;
  const days = formatDays(intl, first, last, 'long');
  const week = lastWeekOf({ start: first, end: last });
  return (
    <div className={styles['notes']}>
      {source === 'sample' && (
        <Callout icon={null} intent="primary" compact>
          {intl.formatMessage({ id: 'traffic.sample' })}
        </Callout>
      )}
      {isUnknown && (
        <Callout icon={null} intent="warning" compact className={styles['outside'] ?? ''}>
          {intl.formatMessage({ id: 'traffic.noLog.about' }, { days })}
          <Button
            size="small"
            onClick={() => {
              onDays({ start_time: week.start, end_time: week.end });
            }}
          >
            {intl.formatMessage({ id: 'traffic.noLog.show' }, { days: formatDays(intl, week.start, week.end) })}
          </Button>
        </Callout>
      )}
      {missing > 0 && !isUnknown && (
        <Callout icon={null} intent="warning" compact>
          {intl.formatMessage({ id: 'traffic.uncovered' }, { count: missing, days })}
        </Callout>
      )}
      <p className={styles['basis']}>{intl.formatMessage({ id: 'traffic.basis' }, { days, zone: zone ?? '' })}</p>
    </div>
  );
}
