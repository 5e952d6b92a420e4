import { parsePython } from './pythonLiteral.ts';

const MAX_LENGTH = 4_000_000;
const OPENS = /^(?:[[{(]|[A-Z]\w*\()/u;
const CLOSES = /[\]})]$/u;
const FENCE = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/u;

/**
 * The list or object that a text holds, as JSON or as Python writes it (`{'a': None}`, `ChatCompletion(id='…')`); undefined when it
 * holds none, so that a sentence that only begins with a bracket stays a sentence.
 */
export function parseLoosely(written: string): unknown {
  const trimmed = written.trim();
  const text = FENCE.exec(trimmed)?.[1]?.trim() ?? trimmed;
  if (text.length > MAX_LENGTH || !OPENS.test(text) || !CLOSES.test(text)) return undefined;
  if (/^[[{]/u.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // Python writes the same with other quotes.
    }
  }
  const value = parsePython(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}
