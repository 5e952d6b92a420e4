/** In newer browsers and Node 26. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

function namedZone(): string | undefined {
  // Creating an `Intl` format just to read its zone takes 100 ms on a slow machine, before the first request can be sent.
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone with this many hours to UTC; its sign is that of `getTimezoneOffset`. UTC for an offset that no such zone has. */
function zoneOfOffset(minutes: number): string {
  const hours = minutes / 60;
  if (hours === 0 || !Number.isInteger(hours)) return 'UTC';
  return `Etc/GMT${hours > 0 ? '+' : ''}${String(hours)}`;
}

/**
 * The time zone of this computer, an IANA name: in a browser, the one in which the reader's days begin and end. A computer may have none
 * with a name (`TZ` empty, `:/etc/localtime` or `CST-8`): browsers then say `Etc/Unknown`, which they themselves refuse, and Node says
 * nothing. The offset of their clock still tells the hours.
 */
export function machineZone(): string {
  const name = namedZone();
  const isNamed = name !== undefined && name !== '' && name !== 'Etc/Unknown';
  return isNamed ? name : zoneOfOffset(new Date().getTimezoneOffset());
}
