import { LRUCache } from 'lru-cache';
import { detachString } from '#server/analysis/text/detachString.ts';
import type { LogLine } from './LogLine.ts';

/** Lines of one request are close together. */
const MOST_KEPT = 200_000;

/** Detects repeated lines of a request: from a function and its proxy, or from a record delivered twice. */
export class SeenRequests {
  readonly #recent = new LRUCache<string, true>({ max: MOST_KEPT });

  /** Whether the request of a line was seen before; remembers it. */
  sees({ requestId, at, target, method }: LogLine): boolean {
    if (requestId === undefined) return false;
    const key = `${requestId} ${String(at)} ${method} ${target}`;
    if (this.#recent.has(key)) return true;
    this.#recent.set(detachString(key), true);
    return false;
  }
}
