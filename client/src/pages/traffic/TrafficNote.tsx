import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Traffic } from '../../api/trafficSchemas.ts';
import { formatDay } from '../../components/figures/formats.ts';
import styles from './TrafficNote.module.scss';

/** What the figures stand on: a sample's own log, days that no log tells of, and whose days are counted. */
export function TrafficNote({ report }: { readonly report: Traffic }) {
  const intl = useIntl();
  const { source, first_date: first, last_date: last, uncovered_days: missing, time_zone: zone } = report;
  if (first === null || last === null) return null;
  const span = { start: formatDay(intl, first, 'long'), end: formatDay(intl, last, 'long') };
  return (
    <div className={styles['notes']}>
      {source === 'sample' && (
        <Callout icon={null} intent="primary" compact>
          {intl.formatMessage({ id: 'traffic.sample' })}
        </Callout>
      )}
      {missing > 0 && (
        <Callout icon={null} intent="warning" compact>
          {intl.formatMessage({ id: 'traffic.uncovered' }, { count: missing, ...span })}
        </Callout>
      )}
      <p className={styles['basis']}>{intl.formatMessage({ id: 'traffic.basis' }, { ...span, zone: zone ?? '' })}</p>
    </div>
  );
}
