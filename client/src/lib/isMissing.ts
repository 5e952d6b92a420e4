import { isApiError } from './ApiError.ts';

/**
 * Whether loading failed because the addressed resource does not exist or cannot: the server has no such resource, or rejects the field
 * that names it.
 * @param field the name of that field in the call
 */
export function isMissing(error: unknown, field: string): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'notFound' || (error.kind === 'validation' && Object.hasOwn(error.fieldErrors, field));
}
