import { ApiError } from '#client/lib/ApiError.ts';

/** Error kinds of the client for missing calls and unknown entities. */
const KINDS: ReadonlySet<string> = new Set(['notFound', 'notOffered']);

/** Whether a call failed because the server does not implement it; a 404 that names a field is about the entity. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && KINDS.has(error.kind) && Object.keys(error.fieldErrors).length === 0;
}
