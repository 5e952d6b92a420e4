import { parsePython } from './pythonLiteral.ts';

const MAX_LENGTH = 4_000_000;
const OPENS = /^(?:[[{(]|[A-Z]\w*\()/u;
const CLOSES = /[\]})]$/u;
const FENCE = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/u;

/**
 * Parses a text that is a list or object in JSON or Python notation (`{'a': None}`, `ChatCompletion(id='…')`). Undefined for other text,
 * such as a sentence that starts with a bracket.
 */
export function parseLoosely(written: string): unknown {
  const trimmed = written.trim();
  const text = FENCE.exec(trimmed)?.[1]?.trim() ?? trimmed;
  if (text.length > MAX_LENGTH || !OPENS.test(text) || !CLOSES.test(text)) return undefined;
  if (/^[[{]/u.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // It may be a Python literal, with other quotes.
    }
  }
  const value = parsePython(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}
