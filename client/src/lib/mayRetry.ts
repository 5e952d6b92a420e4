import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';

/** The server understood the call and said no: the same call would be refused again. */
const FINAL: readonly ApiErrorKind[] = ['forbidden', 'notFound', 'notOffered'];

/** Whether the same call, made again, may do what it failed to do. */
export function mayRetry(error: unknown): boolean {
  return !isApiError(error) || !FINAL.includes(error.kind);
}
