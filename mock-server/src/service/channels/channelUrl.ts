import { CHANNEL_PROBLEMS } from '#client/api/schemas/channelSchemas.ts';
import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import { checkTarget, readAddress } from '#server/ingest/pages/checkTarget.ts';
import { hostAndPort } from '#server/ingest/pages/FetchPolicy.ts';
import type { FetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { FetchRefusal } from '#server/ingest/pages/FetchRefusal.ts';

/** Why a request was not sent. */
export class ChannelRefusal extends Error {
  override readonly name = 'ChannelRefusal';
  readonly kind: ChannelProblemKind;
  readonly detail: string;

  constructor(kind: ChannelProblemKind, detail = '') {
    super(`${kind} ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}

/**
 * Checks a URL for posting: public and HTTPS, unless it is explicitly allowed as private.
 * @throws ChannelRefusal
 */
export function readChannelUrl(text: string, policy: FetchPolicy): URL {
  const url = asRefusal(() => readAddress(text));
  if (url.protocol !== 'https:' && !policy.allowed.has(hostAndPort(url))) throw new ChannelRefusal('not_https');
  return url;
}

/** The resolved IP addresses that may be connected to. @throws ChannelRefusal */
export async function checkChannelUrl(url: URL, policy: FetchPolicy) {
  try {
    return await checkTarget(url, policy);
  } catch (error) {
    throw refusalOf(error);
  }
}

function asRefusal<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Maps a FetchRefusal to a ChannelRefusal; other errors stay. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof FetchRefusal)) return error;
  const kind = CHANNEL_PROBLEMS.find((known) => known === error.kind) ?? 'failed';
  return new ChannelRefusal(kind, error.detail);
}
