import type { ApiErrorKind } from '../lib/ApiError.ts';

const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  // 405: the server knows the path by another method only; 501: it says itself that the call is not implemented.
  405: 'notOffered',
  501: 'notOffered',
};

/** The error kind of an HTTP status; undefined: the status does not classify the failure. */
export function kindOfStatus(status: number): ApiErrorKind | undefined {
  return KIND_BY_STATUS[status];
}

/** Whether the status alone means that the server does not have what was requested, whatever the envelope's code. */
export function isAbsentStatus(status: number): boolean {
  return [404, 405, 501].includes(status);
}
