import { isApiError } from './ApiError.ts';

/** Longest wait that is kept where a reader waits, in milliseconds: a server may be back long before the time that its gateway names. */
export const LONGEST_WAIT_MS = 60_000;

/** How long an error still asks to wait, in milliseconds; at least the own pause between two calls. */
export function waitOf(error: unknown, pause = 0): number {
  const retryAt = isApiError(error) ? error.retryAt : undefined;
  return Math.max(pause, (retryAt ?? 0) - Date.now());
}
