import { detachString } from '../../analysis/text/detachString.ts';
import type { LogLine } from './LogLine.ts';

/** Lines of one request stand close together; so many are remembered, twice. */
const MOST_KEPT = 100_000;

/** Finds lines that tell of a request again: of a function and its proxy, of a record delivered twice. */
export class SeenRequests {
  #recent = new Set<string>();
  #older = new Set<string>();

  /** Whether the request of a line was seen; remembers it. */
  sees({ requestId, at, target, method }: LogLine): boolean {
    if (requestId === undefined) return false;
    const key = `${requestId} ${String(at)} ${method} ${target}`;
    if (this.#recent.has(key) || this.#older.has(key)) return true;
    if (this.#recent.size >= MOST_KEPT) {
      this.#older = this.#recent;
      this.#recent = new Set();
    }
    this.#recent.add(detachString(key));
    return false;
  }
}
