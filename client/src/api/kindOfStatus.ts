import type { ApiErrorKind } from '../lib/ApiError.ts';

const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  // The server knows the path by another method only, or says itself that it has not been built.
  405: 'notOffered',
  501: 'notOffered',
};

/** What an HTTP status says of a call that failed; undefined: no more than that it did. */
export function kindOfStatus(status: number): ApiErrorKind | undefined {
  return KIND_BY_STATUS[status];
}

/** Whether the status alone says that the server has not what was asked for, whatever the code in the reply. */
export function isAbsentStatus(status: number): boolean {
  return [404, 405, 501].includes(status);
}
