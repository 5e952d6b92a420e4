import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';

/** The server understood the call and refused: the same call would be refused again. */
const FINAL: readonly ApiErrorKind[] = ['forbidden', 'notFound', 'notOffered'];

/** Whether retrying the same call may succeed. */
export function mayRetry(error: unknown): boolean {
  return !isApiError(error) || !FINAL.includes(error.kind);
}
