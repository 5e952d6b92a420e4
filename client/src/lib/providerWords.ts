import { isApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';
import { oneLine } from './oneLine.ts';

/** Longer ones are no sentences for a reader. */
const LONGEST_WORDS = 300;

/** What a provider says, on one line of bounded length. */
export const plainWords = (text: string): string => oneLine(text, LONGEST_WORDS);

/** The message of an envelope, fit to be shown; null when there is none: `Error` is what stands in its place then. */
export function saidWords(message: string): string | null {
  const words = plainWords(message);
  return words === '' || words === 'Error' ? null : words;
}

/** Failures that the HTTP client met; the provider had no say in them. */
const CLIENT_FAILURES: readonly ApiErrorKind[] = ['network', 'timeout', 'cancelled'];
/** What is not for readers: a reply that could not be read, a login that has a notice of its own, a call that there is not. */
const SILENT: readonly ApiErrorKind[] = ['protocol', 'unauthorized', 'notOffered'];

/**
 * What the provider says of a failure, fit to be shown; null when it says nothing for a reader. A refusal that names fields is
 * said at those fields, in words that go with them.
 */
export function providerWords(error: unknown): string | null {
  if (!isApiError(error) || error.code === undefined) return null;
  if ([...SILENT, ...CLIENT_FAILURES].includes(error.kind) || Object.keys(error.fieldErrors).length > 0) return null;
  return saidWords(error.message);
}

/** A field that names the thing itself. Nobody typed it, and no form shows it. */
const OF_THING = /^ids?(?:[.[]|$)/u;

/**
 * What the server says of a thing that is not there, or not as it was when it was shown: a colleague has deleted or changed it. Null
 * for every other failure.
 */
export function goneWords(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { kind, fieldErrors } = error;
  const said = Object.entries(fieldErrors).find(
    ([field]) => kind === 'notFound' || (kind === 'validation' && OF_THING.test(field)),
  );
  return said === undefined ? null : plainWords(said[1]);
}

/** What a server that answers HTTP 401 to a login says of it; null for every other failure. */
export function loginWords(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'unauthorized' || error.status !== 401 || error.code === undefined) {
    return null;
  }
  const words = plainWords(error.message);
  return words === '' ? null : words;
}

/** What the HTTP client says of a call that got no reply; null for every other failure. */
export function clientWords(error: unknown): string | null {
  if (!isApiError(error) || !CLIENT_FAILURES.includes(error.kind)) return null;
  const words = plainWords(error.message);
  return words === '' ? null : words;
}
