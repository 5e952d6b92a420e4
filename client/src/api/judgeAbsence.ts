import { ApiError } from '../lib/ApiError.ts';
import type { Absence, CallRegistry, NamedCall } from './CallRegistry.ts';

const callText = ({ method, path }: NamedCall): string => `${method} ${path}`;

/** The error for a call that the server does not implement. */
export function absentError(call: NamedCall, absence: Absence, before?: ApiError): ApiError {
  return new ApiError('notOffered', before?.message ?? `${callText(call)} is not offered`, {
    status: before?.status,
    code: before?.code,
    call: callText(call),
    doubt: absence === 'path' ? null : absence,
    retryAt: before?.retryAt,
    cause: before,
  });
}

/**
 * Distinguishes a call that the server does not implement from an unknown entity, and records the former. docs/provider.md gives this rule
 * to implementers of a server:
 * - Code 404 that names a field in `data.fields` is about the entity: the server implements the call.
 * - So is every 404 of a path that was answered before.
 * - Any other 404, HTTP 405 and 501, and an HTML page in place of data are about the call. For a call with an entity, a bare
 * 404 may mean either, and nothing is concluded about the entity. The page may also be a sign-in of the network.
 * - A change is made again all the same where the reply is no JSON: a proxy may have sent it, and the person may sign in to it and save again.
 * @returns the error to throw: the given one, unless it is about the call
 */
export function judgeAbsence(failure: ApiError, call: NamedCall, registry: CallRegistry): ApiError {
  const { kind, status, code, message, isForeign, retryAt } = failure;
  const namesField = Object.keys(failure.fieldErrors).length > 0;
  if (namesField) registry.noteAnswer(call.path);
  const isBare = kind === 'notFound' && !namesField;
  if (!isBare && kind !== 'notOffered') return failure;
  if (registry.hasAnswered(call.path)) {
    const details = { status, code, isForeign, retryAt, cause: failure };
    return isBare ? failure : new ApiError('protocol', message, details);
  }
  const absence = isBare && call.thing !== '' ? 'thing' : (failure.doubt ?? 'path');
  if (call.method === 'GET' || !isForeign) registry.noteAbsent(call, absence);
  return absentError(call, absence, failure);
}
