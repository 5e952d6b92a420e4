import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import type { FetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { readBody } from '#server/ingest/pages/readBody.ts';
import { requestOnce } from '#server/ingest/pages/requestOnce.ts';
import { readRetryAfter } from '#server/ingest/pages/retryAfterHeader.ts';
import { withSignal } from '#server/ingest/pages/withSignal.ts';
import { ChannelRefusal, checkChannelUrl, readChannelUrl, refusalOf } from './channelUrl.ts';
import type { FarAnswer, PostedRequest } from './formats/ChannelFormat.ts';

/** Limit of the read reply: no bot's reply is longer; of a proxy's error page, the beginning suffices. */
const MOST_BYTES = 64 * 1024;
const AGENT = 'AnswerScope (channel)';

/**
 * Posts a request with SSRF protection: private addresses are refused, the connection uses the checked IP address, and redirects are
 * not followed. @throws ChannelRefusal
 */
export async function postRequest(
  { url: text, headers, body }: PostedRequest,
  policy: FetchPolicy,
  timeLimit: number,
): Promise<FarAnswer> {
  const url = readChannelUrl(text, policy);
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const addresses = await withSignal(checkChannelUrl(url, policy), limit);
    const response = await send(url, addresses, { headers, body }, limit);
    return await readAnswer(response, limit);
  } catch (error) {
    if (limit.aborted) throw new ChannelRefusal('timeout', String(Math.round(timeLimit / 1000)));
    throw refusalOf(error);
  }
}

function send(
  url: URL,
  addresses: readonly LookupAddress[],
  post: Pick<PostedRequest, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return requestOnce(url, { addresses, accept: 'application/json, text/plain, */*', userAgent: AGENT, signal, post });
}

async function readAnswer(response: IncomingMessage, signal: AbortSignal): Promise<FarAnswer> {
  const status = response.statusCode ?? 0;
  const retryAfter = readRetryAfter(response.headers['retry-after'], Date.now());
  const body = await readBody(response, MOST_BYTES, signal)
    .then((bytes) => bytes.toString('utf8'))
    .catch((error: unknown) => {
      // The status counts even if reading the body fails.
      if (signal.aborted) throw error;
      return '';
    });
  return { status, body: body.trim(), retryAfter };
}
