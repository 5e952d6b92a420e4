import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { JsonObject } from '../json.ts';

const SSE_LINE = /^(?:event|data|id|retry):|^:/u;
const MAX_EVENTS = 200_000;

function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Parses the events of a saved stream (`data: {…}` lines, or one object per line); null for other text. */
export function streamEvents(text: string): readonly JsonObject[] | null {
  const lines = text.trimStart().split(/\r?\n/u, MAX_EVENTS);
  const first = lines[0] ?? '';
  if (SSE_LINE.test(first)) {
    const data = lines.filter((line) => line.startsWith('data:'));
    const events = data.map((line) => parseObject(line.slice('data:'.length))).filter((event) => event !== null);
    return events.length > 0 ? events : null;
  }
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2 || !first.startsWith('{')) return null;
  const objects = filled.map(parseObject);
  return objects.every((object): object is JsonObject => object !== null) ? objects : null;
}
