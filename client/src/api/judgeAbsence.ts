import { ApiError } from '../lib/ApiError.ts';
import type { Absence, CallRegistry, NamedCall } from './CallRegistry.ts';

const callText = ({ method, path }: NamedCall): string => `${method} ${path}`;

/** What is thrown for a call that the server does not have. */
export function absentError(call: NamedCall, absence: Absence, before?: ApiError): ApiError {
  return new ApiError('notOffered', before?.message ?? `${callText(call)} is not offered`, {
    status: before?.status,
    code: before?.code,
    call: callText(call),
    isUnsure: absence === 'thing',
    cause: before,
  });
}

/**
 * Tells a call that the server does not have from a thing that it does not know, and notes the former. The rule, which
 * docs/provider.md gives to those who build a server:
 * - Code 404 that names a field in `data.fields` speaks of the thing: the server has the call.
 * - So does every 404 of a path that was answered before.
 * - Any other 404, HTTP 405 and 501, and a page of HTML in place of data speak of the call. Where the call names one thing, a bare
 *   404 may mean either, and nothing is claimed of the thing.
 * @returns the failure to tell, which is the one given where it does not speak of the call
 */
export function judgeAbsence(failure: ApiError, call: NamedCall, registry: CallRegistry): ApiError {
  const { kind, status, code, message } = failure;
  const namesField = Object.keys(failure.fieldErrors).length > 0;
  if (namesField) registry.noteAnswer(call.path);
  const isBare = kind === 'notFound' && !namesField;
  if (!isBare && kind !== 'notOffered') return failure;
  if (registry.hasAnswered(call.path)) {
    return isBare ? failure : new ApiError('protocol', message, { status, code, cause: failure });
  }
  const absence = isBare && call.thing !== '' ? 'thing' : 'path';
  registry.noteAbsent(call, absence);
  return absentError(call, absence, failure);
}
