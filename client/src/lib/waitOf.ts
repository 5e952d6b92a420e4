import { isApiError } from './ApiError.ts';

/** How long an error still asks to wait, in milliseconds; at least the own pause between two calls. */
export function waitOf(error: unknown, pause = 0): number {
  const retryAt = isApiError(error) ? error.retryAt : undefined;
  return Math.max(pause, (retryAt ?? 0) - Date.now());
}
