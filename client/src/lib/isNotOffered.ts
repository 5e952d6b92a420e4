import { isApiError } from './ApiError.ts';
import type { ApiError } from './ApiError.ts';

/** Whether a call failed because the server does not offer it: retrying would not help. */
export function isNotOffered(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'notOffered';
}
