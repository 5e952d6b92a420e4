import { isApiError } from '../lib/ApiError.ts';
import type { MessageId } from './MessageId.ts';

/** The text a person reads for an error: chosen by its kind, never the server's own words. */
export function errorMessageId(error: unknown): MessageId {
  return isApiError(error) ? (`error.${error.kind}` as const) : 'error.unexpected';
}
