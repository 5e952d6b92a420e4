/** Of newer browsers and Node 26. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

/** The zone of this computer, an IANA name: in a browser the one in which the reader's days begin and end. */
export function machineZone(): string {
  // Making a format in order to ask it takes a slow machine a tenth of a second, before the first call can be made.
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
