import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';

/** The server understood the call and refused: the same call would be refused again. */
const FINAL: readonly ApiErrorKind[] = ['forbidden', 'notFound', 'notOffered'];

/**
 * Whether retrying the same call may succeed. One that was answered by something in front of the server may: the person signs in to the
 * proxy, or the firewall lets it pass. A reading that seems not to be offered is not made again: that is kept until the next login.
 */
export function mayRetry(error: unknown): boolean {
  if (!isApiError(error) || !FINAL.includes(error.kind)) return true;
  return error.isForeign && !(error.isRead && error.kind === 'notOffered');
}
