import { ApiError } from '../../client/src/lib/ApiError.ts';

/** What the client says of calls that a server does not have, and of things that it does not know. */
const KINDS: ReadonlySet<string> = new Set(['notFound', 'notOffered']);

/** Whether a call failed because the server does not have it; a 404 that names a field speaks of the thing asked for. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && KINDS.has(error.kind) && Object.keys(error.fieldErrors).length === 0;
}
