/** In newer browsers and Node 26. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

/** The time zone of this computer, an IANA name: in a browser, the one in which the reader's days begin and end. */
export function machineZone(): string {
  // Creating an `Intl` format just to read its zone takes 100 ms on a slow machine, before the first request can be sent.
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
