import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';

/** The server understood the call and refused: the same call would be refused again. */
const FINAL: readonly ApiErrorKind[] = ['forbidden', 'notFound', 'notOffered'];

/**
 * Whether retrying the same call may succeed. One that was answered by something in front of the server may: the person signs in to the
 * proxy, or the firewall lets it pass. Of calls that seem not to be offered, only a change is made again, and only where a page came that
 * may be such a sign-in.
 */
export function mayRetry(error: unknown): boolean {
  if (!isApiError(error) || !FINAL.includes(error.kind)) return true;
  return error.kind === 'notOffered' ? error.doubt === 'page' && !error.isRead : error.isForeign;
}
