/** In newer browsers and Node 26. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

function namedZone(): string | undefined {
  // Creating an `Intl` format just to read its zone takes 100 ms on a slow machine, before the first request can be sent.
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Zones that are not whole hours from UTC and have no summer time, by `getTimezoneOffset`: `Etc` has none of them. */
const BROKEN_HOURS: Readonly<Record<number, string>> = {
  [-210]: 'Asia/Tehran',
  [-270]: 'Asia/Kabul',
  [-330]: 'Asia/Kolkata',
  [-345]: 'Asia/Kathmandu',
  [-390]: 'Asia/Yangon',
  [-525]: 'Australia/Eucla',
  [-570]: 'Australia/Darwin',
  570: 'Pacific/Marquesas',
};

/** The zone with this offset to UTC; its sign is that of `getTimezoneOffset`. UTC for an offset that no zone has all year. */
function zoneOfOffset(minutes: number): string {
  const hours = minutes / 60;
  if (!Number.isInteger(hours)) return BROKEN_HOURS[minutes] ?? 'UTC';
  if (hours === 0) return 'UTC';
  return `Etc/GMT${hours > 0 ? '+' : ''}${String(hours)}`;
}

/** The offset of a `TZ` that names hours and minutes, such as `IST-5:30`: Node takes each for UTC. Null for any other, and in a browser. */
function offsetOfVariable(): number | null {
  const variable = typeof process === 'undefined' ? '' : (process.env['TZ'] ?? '');
  const [, sign = '', hours, minutes] = POSIX_ZONE.exec(variable) ?? [];
  if (hours === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const POSIX_ZONE = /^(?:[a-z]{3,}|<[\w+-]+>)([+-]?)(\d{1,2}):(\d{2})$/iu;

/**
 * The time zone of this computer, an IANA name: in a browser, the one in which the reader's days begin and end. A computer may have none
 * with a name (`TZ` empty, `:/etc/localtime` or `CST-8`): browsers then say `Etc/Unknown`, which they themselves refuse, and Node says
 * nothing. The offset of their clock still tells the zone.
 */
export function machineZone(): string {
  const offset = offsetOfVariable();
  if (offset !== null) return zoneOfOffset(offset);
  const name = namedZone();
  const isNamed = name !== undefined && name !== '' && name !== 'Etc/Unknown';
  return isNamed ? name : zoneOfOffset(new Date().getTimezoneOffset());
}
