import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';

/** The host of a typed site (`https://www.Example.com/` is example.com); null if invalid. */
export function siteOf(typed: string): string | null {
  const address = normaliseUrl(typed.includes('://') ? typed : `https://${typed}`);
  return address === null ? null : normalisedHost(address);
}
