import { isApiError } from '../lib/ApiError.ts';
import type { MessageId } from './MessageId.ts';

/** Our own message for an error, chosen by its kind; `errorText` prefers the provider's message. */
export function errorMessageId(error: unknown): MessageId {
  return isApiError(error) ? (`error.${error.kind}` as const) : 'error.unexpected';
}
