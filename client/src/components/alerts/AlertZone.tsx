import { FormattedMessage } from 'react-intl';
import type { AlertsWindow } from '#client/api/alertSchemas.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { isSameClock } from './isSameClock.ts';

interface AlertZoneProps {
  readonly window: AlertsWindow;
  readonly zone: string | undefined;
}

/**
 * A line with the time zone in which alerts were counted, if it differs from the reader's: their days then have other hours than the
 * figures beside them.
 */
export function AlertZone({ window, zone }: AlertZoneProps) {
  const days = [window.previous_start_time, window.end_time];
  if (zone === undefined || zone === '' || isSameClock(days, zone, machineZone())) return null;
  return (
    <>
      <br />
      <FormattedMessage id="overview.alerts.zone" values={{ zone }} />
    </>
  );
}
