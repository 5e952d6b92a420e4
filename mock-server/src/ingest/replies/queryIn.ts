import { textAt } from './json.ts';

const QUOTED = /"query"\s*:\s*("(?:[^"\\]|\\.)*")/u;

/** The query that a search tool was called with: its arguments are an object, or JSON in a text that may break off. '' when there is none. */
export function queryIn(given: unknown): string {
  if (typeof given !== 'string') return textAt(given, 'query');
  const quoted = QUOTED.exec(given)?.[1];
  if (quoted === undefined) return '';
  try {
    const query: unknown = JSON.parse(quoted);
    return typeof query === 'string' ? query : '';
  } catch {
    return quoted.slice(1, -1);
  }
}
