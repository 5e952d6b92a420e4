import { oneLine } from '#client/lib/oneLine.ts';

const MOST_SAID = 200;
/** Minimum length: shorter parts of a URL are words such as `send` and `hook`. */
const SHORTEST_SECRET = 8;

/** Secret parts of a URL: the URL itself, and parts of its path and query that may be tokens. */
function partsOf(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { pathname, search, searchParams } = new URL(url);
  return [pathname.slice(1), search.slice(1), ...pathname.split('/'), ...searchParams.values()];
}

/**
 * Redacts the secrets of a channel in a foreign text and joins it into one line.
 * @param secrets URLs, signing secrets, passwords
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
