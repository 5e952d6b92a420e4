import { FormattedMessage } from 'react-intl';
import type { AlertsWindow } from '../../api/alertSchemas.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { isSameClock } from './isSameClock.ts';

interface AlertZoneProps {
  readonly window: AlertsWindow;
  readonly zone: string | undefined;
}

/** Says on a line of its own in which zone alerts were counted, where it is not the reader's: the figures beside them are of other hours then. */
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
