import type { ContractResult } from './runContract.ts';

/** Headers of the product's calls that a browser only sends to another origin that allows them. */
const HEADERS = ['authorization', 'content-type', 'project-id'] as const;
const SAVE = '/api/front/user/editProfile';
const READ = '/api/front/project/index';
/** A path that no server implements. */
const UNKNOWN = '/api/front/no/such';

const wordsOf = (header: string): readonly string[] => header.split(',').map((word) => word.trim().toLowerCase());

/** What a browser lacks in a reply to give it to pages of an origin; null: nothing. */
function lackOf(reply: Response | null, origin: string): string | null {
  if (reply === null) return 'no reply';
  const allowed = reply.headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin ? null : `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`;
}

/** What a browser lacks in the reply to its OPTIONS request; null: nothing. */
function preflightLackOf(reply: Response | null, origin: string): string | null {
  if (reply?.ok === false) return `HTTP ${reply.status}`;
  const names = wordsOf(reply?.headers.get('access-control-allow-headers') ?? '');
  // The wildcard does not cover `authorization` (Fetch standard, CORS-unsafe request-header names).
  const missing = HEADERS.filter((name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')));
  return (
    lackOf(reply, origin) ?? (missing.length === 0 ? null : `Access-Control-Allow-Headers lacks ${missing.join(', ')}`)
  );
}

/**
 * Whether browsers let the pages of an origin call a server: its replies need CORS headers, which programs outside a browser do not miss.
 * @param origin scheme, host and port of the pages; undefined: not known
 */
export async function checkOrigin(baseUrl: string, token: string, origin: string | undefined): Promise<ContractResult> {
  const call = 'pages on another origin may call it';
  if (origin === undefined) {
    return { call, outcome: 'untried', detail: 'name the address of the pages with --origin' };
  }
  if (new URL(baseUrl).origin === origin) return { call, outcome: 'ok', detail: 'the pages are on its own origin' };
  const ask = async (path: string, method: string, headers: Readonly<Record<string, string>>) =>
    fetch(baseUrl + path, { method, headers: { origin, ...headers }, redirect: 'manual' }).catch(() => null);
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': HEADERS.join(',') };
  const sent = { authorization: `Bearer ${token}` };
  const lacks = [
    [`OPTIONS ${SAVE}`, preflightLackOf(await ask(SAVE, 'OPTIONS', asked), origin)],
    [`GET ${READ}`, lackOf(await ask(READ, 'GET', sent), origin)],
    ['an unknown address', lackOf(await ask(UNKNOWN, 'GET', sent), origin)],
  ].flatMap(([what, lack]) => (lack === null ? [] : [`${what}: ${lack}`]));
  return { call, outcome: lacks.length === 0 ? 'ok' : 'deviates', detail: lacks.join('; ') };
}
