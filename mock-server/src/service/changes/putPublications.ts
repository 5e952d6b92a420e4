import type { Publication } from '#client/api/publicationSchemas.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** Limit of publications per project: two a week for two years. */
export const MOST_CHANGES = 200;

/** Replaces the list of publications. */
export function putPublications({ id, state }: ProjectSession, changes: readonly Publication[]): void {
  state.documents.changes.put(id, { changes });
}
