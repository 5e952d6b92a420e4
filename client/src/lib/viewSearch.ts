import { PROJECT_PARAM } from './paths.ts';

/** Of one address only: which answer is open, and whence the reader came. */
const PASSING: readonly string[] = [PROJECT_PARAM, 'back'];

/** What of an address's search makes a view, in one order, so that views that mean the same are the same text. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

/** A name without what nobody sees: spaces at its ends and in a row. */
export const cleanName = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');

/** Whether two names are the same to whoever reads them. */
export function sameName(first: string, second: string): boolean {
  return cleanName(first).toLowerCase() === cleanName(second).toLowerCase();
}
