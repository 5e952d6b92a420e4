import { isApiError } from '../lib/ApiError.ts';
import { LoginNotKept } from '../lib/LoginNotKept.ts';
import type { MessageId } from './MessageId.ts';

/** Statuses that proxies answer on their own, without an envelope: trying the same again later helps only with the second. */
const BY_STATUS: Readonly<Record<number, MessageId>> = { 413: 'error.tooLarge', 429: 'error.busy' };

/** Kinds that say something about the reader's account or rights, which a proxy does not know. */
const ABOUT_RIGHTS: ReadonlySet<string> = new Set(['unauthorized', 'forbidden']);

/** Whether a proxy or firewall in front of the server refused the call. */
export const isRefusedOnTheWay = (error: unknown): boolean =>
  isApiError(error) && error.isForeign && ABOUT_RIGHTS.has(error.kind);

/** Our own message for an error, chosen by its kind; `errorText` prefers the provider's message. */
export function errorMessageId(error: unknown): MessageId {
  if (error instanceof LoginNotKept) return 'error.cookies';
  if (!isApiError(error)) return 'error.unexpected';
  if (isRefusedOnTheWay(error)) return 'error.onTheWay';
  if (error.doubt === 'page' || (error.kind === 'protocol' && error.isForeign)) return 'error.page';
  const byStatus = error.kind === 'server' ? BY_STATUS[error.status ?? 0] : undefined;
  return byStatus ?? `error.${error.kind}`;
}
