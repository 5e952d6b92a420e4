import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';
import { oneLine } from './oneLine.ts';

/** Longer texts are not messages for readers. */
const LONGEST_WORDS = 300;

/** A provider's message on one line of bounded length. */
export const plainWords = (text: string): string => oneLine(text, LONGEST_WORDS);

/** The message of an envelope in displayable form; null if there is none: `Error` is its placeholder. */
export function saidWords(message: string): string | null {
  const words = plainWords(message);
  return words === '' || words === 'Error' ? null : words;
}

/** Failures of the HTTP client, without a message from the provider. */
const CLIENT_FAILURES: readonly ApiErrorKind[] = ['network', 'timeout', 'cancelled'];
/** Kinds whose message is not for readers: an unparsable response, a login (which has its own notice), a call that is not offered. */
const SILENT: readonly ApiErrorKind[] = ['protocol', 'unauthorized', 'notOffered'];

/**
 * The provider's message about a failure in displayable form; null if there is none for readers. Field errors are shown at their fields
 * instead.
 */
export function providerWords(error: unknown): string | null {
  if (!isApiError(error) || error.code === undefined) return null;
  if ([...SILENT, ...CLIENT_FAILURES].includes(error.kind) || Object.keys(error.fieldErrors).length > 0) return null;
  return saidWords(error.message);
}

/** A field that identifies the resource itself. Nobody typed it, and no form shows it. */
const OF_THING = /^ids?(?:[.[]|$)/u;

/**
 * The server's message about a resource that is gone or has changed since it was shown, for example by a colleague. Null for every other
 * failure.
 */
export function goneWords(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { kind, fieldErrors } = error;
  const said = Object.entries(fieldErrors).find(
    ([field]) => kind === 'notFound' || (kind === 'validation' && OF_THING.test(field)),
  );
  return said === undefined ? null : plainWords(said[1]);
}

/** The server's message when it responds to a login with HTTP 401; null for every other failure. */
export function loginWords(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'unauthorized' || error.status !== 401 || error.code === undefined) {
    return null;
  }
  const words = plainWords(error.message);
  return words === '' ? null : words;
}
