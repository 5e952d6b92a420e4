import { decodePercent } from '#client/lib/decodePercent.ts';

const HAS_CODES = /%[0-9a-f]{2}/iu;
const PLUS_FOR_BLANK = /\/[\d.]+\+|;\+|\+\(/u;
const ENCODED_ADDRESS = /^(?:https?%3a|android-app%3a|%2f)/iu;

/** Decodes user agents of logs that write blanks as `+` (IIS), `%20` (CloudFront) or `%2520`, or encode the whole text (Akamai). */
export function decodeAgent(text: string): string {
  if (text.includes(' ')) return text;
  const hasCodes = HAS_CODES.test(text);
  if (!hasCodes && !PLUS_FOR_BLANK.test(text)) return text;
  const spaced = PLUS_FOR_BLANK.test(hasCodes ? decodePercent(text) : text)
    ? text.replaceAll(/\+(\+?)/gu, ' $1')
    : text;
  const once = decodePercent(spaced);
  return once.includes(' ') || !HAS_CODES.test(once) ? once : decodePercent(once);
}

/** Decodes a URL that is encoded as a whole, including its slashes. */
export function decodeAddress(text: string): string {
  return ENCODED_ADDRESS.test(text) ? decodePercent(text) : text;
}

const HOST_ALONE = /^[\p{L}\p{N}_.-]+\.\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:\/|$)/u;

/** Parses a referrer; some CDNs log only its host. Empty if it is neither a URL nor a host: a path does not identify a site. */
export function readReferrer(text: string): string {
  const address = decodeAddress(text);
  if (address.includes('://')) return address;
  return HOST_ALONE.test(address) ? `https://${address}` : '';
}
