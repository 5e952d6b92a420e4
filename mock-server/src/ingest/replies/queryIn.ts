import { textAt } from './json.ts';

const QUOTED = /"query"\s*:\s*("(?:[^"\\]|\\.)*")/u;

/** The query in the arguments of a search tool call: an object, or JSON text that may be truncated. '' if there is none. */
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
