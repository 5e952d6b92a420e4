import { isApiError } from '../lib/ApiError.ts';
import type { MessageId } from './MessageId.ts';

/** Statuses that proxies answer on their own, without an envelope: trying the same again later helps only with the second. */
const BY_STATUS: Readonly<Record<number, MessageId>> = { 413: 'error.tooLarge', 429: 'error.busy' };

/** Our own message for an error, chosen by its kind; `errorText` prefers the provider's message. */
export function errorMessageId(error: unknown): MessageId {
  if (!isApiError(error)) return 'error.unexpected';
  const byStatus = error.kind === 'server' ? BY_STATUS[error.status ?? 0] : undefined;
  return byStatus ?? `error.${error.kind}`;
}
