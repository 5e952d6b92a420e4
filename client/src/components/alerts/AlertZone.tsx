import { FormattedMessage } from 'react-intl';
import type { AlertsWindow } from '../../api/alertSchemas.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { wallClock } from '../../lib/zoneClock.ts';

interface AlertZoneProps {
  readonly window: AlertsWindow;
  readonly zone: string | undefined;
}

/** Whether the days of the window are the same ones in both zones: they have many names, and differ for a part of the year only. */
function isSameClock({ previous_start_time: start, end_time: end }: AlertsWindow, one: string, other: string): boolean {
  return [start, end]
    .map((day) => Date.parse(day))
    .every((instant) => wallClock(instant, one) === wallClock(instant, other));
}

/** Says on a line of its own in which zone alerts were counted, where it is not the reader's: the figures beside them are of other hours then. */
export function AlertZone({ window, zone }: AlertZoneProps) {
  if (zone === undefined || zone === '' || isSameClock(window, zone, machineZone())) return null;
  return (
    <>
      <br />
      <FormattedMessage id="overview.alerts.zone" values={{ zone }} />
    </>
  );
}
