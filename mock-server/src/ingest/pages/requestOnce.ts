import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCode } from '#server/refusal/errorCode.ts';
import { FetchRefusal } from './FetchRefusal.ts';

interface RequestOptions {
  /** The only IP addresses to connect to; already checked. */
  readonly addresses: readonly LookupAddress[];
  readonly accept: string;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  /** The body to POST; without it the request is a GET. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> };
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|EPROTO|ERR_SSL)/u;
const LARGEST_HEADERS = 32 * 1024;

function refusalOfError(error: Error, host: string): FetchRefusal {
  const code = errorCode(error);
  if (code === 'ETIMEDOUT') return new FetchRefusal('timeout');
  return new FetchRefusal(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', host);
}

/**
 * Sends one request without following redirects; the body is left unread.
 * @throws FetchRefusal
 */
export function requestOnce(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { addresses, accept, userAgent, signal, post } = options;
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // A kept-alive connection may belong to a name that has moved since.
      agent: false,
      lookup,
      signal,
      method: post === undefined ? 'GET' : 'POST',
      maxHeaderSize: LARGEST_HEADERS,
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': userAgent,
        ...(post !== undefined && { ...post.headers, 'content-length': String(Buffer.byteLength(post.body)) }),
      },
    });
    request.once('response', resolve);
    request.once('error', (error) => {
      reject(signal.aborted ? error : refusalOfError(error, url.hostname));
    });
    request.end(post?.body);
  });
}
