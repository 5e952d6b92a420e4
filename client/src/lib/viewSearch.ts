import { PROJECT_PARAM } from './paths.ts';

/** Parameters that do not belong to a view: the project, and where the reader came from. */
const PASSING: readonly string[] = [PROJECT_PARAM, 'back'];

/** The part of a query string that defines a view, sorted, so that equal views have equal texts. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

/** A name without spaces at its ends and repeated spaces. */
export const cleanName = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');

/** Whether two names look the same to a reader. */
export function sameName(first: string, second: string): boolean {
  return cleanName(first).toLowerCase() === cleanName(second).toLowerCase();
}
