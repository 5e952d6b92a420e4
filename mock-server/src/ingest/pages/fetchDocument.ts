import { checkTarget, readAddress } from './checkTarget.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import { readBody } from './readBody.ts';
import { requestOnce } from './requestOnce.ts';
import { USER_AGENT } from './userAgent.ts';
import { withSignal } from './withSignal.ts';

export interface FetchedDocument {
  /** The URL after redirects. */
  readonly url: string;
  readonly status: number;
  /** Lower case, with parameters; empty if absent. */
  readonly contentType: string;
  /** The `X-Robots-Tag` header; empty if absent. */
  readonly robotsTag: string;
  /** Empty for a content type that was not accepted. */
  readonly bytes: Buffer;
}

interface DocumentOrder {
  /** As typed. */
  readonly url: string;
  readonly accept: string;
  /** Whether to read a body of this content type. */
  readonly takes: (contentType: string) => boolean;
  readonly signal: AbortSignal;
  readonly mostBytes?: number;
  /** Called before each redirect, but not before the first request, which the caller has checked; throws to refuse it. */
  readonly mayFollow?: (url: URL) => Promise<void>;
}

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a document under a policy. Follows redirects here rather than in a library, because each target is checked like the first URL.
 * @throws FetchRefusal, or the signal's reason when it is aborted.
 */
export async function fetchDocument(order: DocumentOrder, policy: FetchPolicy): Promise<FetchedDocument> {
  const limit = AbortSignal.timeout(policy.timeLimit);
  const signal = AbortSignal.any([order.signal, limit]);
  try {
    return await follow({ ...order, signal }, policy);
  } catch (error) {
    order.signal.throwIfAborted();
    if (limit.aborted) throw new FetchRefusal('timeout');
    throw error;
  }
}

async function follow(order: DocumentOrder, policy: FetchPolicy): Promise<FetchedDocument> {
  const { accept, takes, signal, mayFollow, mostBytes = policy.mostBytes } = order;
  let url = readAddress(order.url);
  for (let steps = 0; steps <= MOST_REDIRECTS; steps += 1) {
    if (steps > 0) await mayFollow?.(url);
    const addresses = await withSignal(checkTarget(url, policy), signal);
    const response = await requestOnce(url, { addresses, accept, userAgent: USER_AGENT, signal });
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location !== undefined) {
      response.destroy();
      url = readAddress(location, url.href);
      continue;
    }
    const contentType = (response.headers['content-type'] ?? '').toLowerCase();
    const robotsTag = [response.headers['x-robots-tag'] ?? []].flat().join(', ');
    if (!takes(contentType)) {
      response.destroy();
      return { url: url.href, status, contentType, robotsTag, bytes: Buffer.alloc(0) };
    }
    return { url: url.href, status, contentType, robotsTag, bytes: await readBody(response, mostBytes, signal) };
  }
  throw new FetchRefusal('redirects', String(MOST_REDIRECTS));
}
