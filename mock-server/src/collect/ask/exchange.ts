import type { Headers, HttpRequest } from '../adapters/Adapter.ts';

/** Below Node's own timeout of 300 s. */
const TIMEOUT_MS = 240_000;
const MOST_BYTES = 20_000_000;
const TOO_LARGE = 'TOO_LARGE';

/** The result of one request. */
type Exchange =
  | { readonly kind: 'reply'; readonly status: number; readonly headers: Headers; readonly text: string }
  | {
      /** Unreadable: larger than the limit. */
      readonly kind: 'network' | 'timeout' | 'unreadable';
      /** Such as ECONNRESET. */
      readonly code: string;
      /** The request was sent, so the answer may be billed. */
      readonly isSent: boolean;
    };

/** Error codes of failures before anything is sent; the last three are those of a TLS handshake. */
const NEVER_SENT =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|\w*CERT\w*|UNABLE_TO_\w+|ERR_SSL_\w*(?:VERSION|PROTOCOL|HANDSHAKE)\w*)$/u;

function causeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'UNKNOWN';
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) {
      throw new Error('Too large', { cause: Object.assign(new Error('Too large'), { code: TOO_LARGE }) });
    }
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  return pieces.join('') + decoder.decode();
}

/**
 * Sends one request and reads the whole response. Redirects are not followed, because they would leak the key. Never throws except when
 * `signal` aborts; errors contain nothing of the request.
 * @param timeout milliseconds
 */
export async function exchange(
  { method, url, headers, body }: HttpRequest,
  {
    signal,
    timeout = TIMEOUT_MS,
  }: { readonly signal?: AbortSignal | undefined; readonly timeout?: number | undefined },
): Promise<Exchange> {
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await readText(response);
    return { kind: 'reply', status: response.status, headers: Object.fromEntries(response.headers), text };
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) return { kind: 'timeout', code: 'ETIMEDOUT', isSent: true };
    const code = causeOf(error);
    if (code === TOO_LARGE) return { kind: 'unreadable', code, isSent: true };
    return { kind: /TIMEOUT/u.test(code) ? 'timeout' : 'network', code, isSent: !NEVER_SENT.test(code) };
  }
}
