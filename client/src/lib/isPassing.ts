import { isApiError } from './ApiError.ts';

/** Too many calls, and what gateways answer while the server behind them restarts or is slow. */
const PASSING_STATUSES: readonly unknown[] = [429, 502, 503, 504];

/** Whether a failure says nothing of the thing asked for: the call did not reach the server, or its reply did not come back. */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    ['network', 'timeout'].includes(error.kind) || (error.kind === 'server' && PASSING_STATUSES.includes(error.status))
  );
}
