import { isApiError } from './ApiError.ts';

/**
 * Whether a load failed because what the address asks for is not there, or cannot be: the server has no such thing, or refuses
 * the very field that names it.
 * @param field the name of that field in the call
 */
export function isMissing(error: unknown, field: string): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'notFound' || (error.kind === 'validation' && Object.hasOwn(error.fieldErrors, field));
}
