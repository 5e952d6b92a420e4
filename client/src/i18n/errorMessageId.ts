import { isApiError } from '../lib/ApiError.ts';
import type { MessageId } from './MessageId.ts';

/** Our own sentence for an error, chosen by its kind; `errorText` puts the provider's words in its place. */
export function errorMessageId(error: unknown): MessageId {
  return isApiError(error) ? (`error.${error.kind}` as const) : 'error.unexpected';
}
