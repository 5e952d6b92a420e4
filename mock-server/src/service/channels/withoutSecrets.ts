import { oneLine } from '#client/lib/oneLine.ts';

const MOST_SAID = 200;
/** Shorter parts of an address are words, such as `send` and `hook`. */
const SHORTEST_SECRET = 8;

/** What of an address must not be repeated: itself, and the parts of its path and query that may be a token. */
function partsOf(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { pathname, search, searchParams } = new URL(url);
  return [pathname.slice(1), search.slice(1), ...pathname.split('/'), ...searchParams.values()];
}

/**
 * What somebody else said, on one line and without the secrets of a channel, should they have repeated them.
 * @param secrets addresses, signing secrets, passwords
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets
    .flatMap((secret) => [secret, ...partsOf(secret)])
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret, 'utf8').toString('base64')])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length);
  const clean = known.reduce((said, secret) => said.replaceAll(secret, '***'), text);
  return oneLine(clean, MOST_SAID);
}
