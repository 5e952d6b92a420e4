/** A token of a line: a word, or the content of quotes or brackets. */
export interface LineToken {
  readonly text: string;
  readonly kind: 'word' | 'quoted' | 'bracket';
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|\[([^\]]*)\](?!\S)|(\S+)/gu;
const MOST_TOKENS = 60;

/**
 * Splits a line at blanks outside quotes and brackets; a bracketed IPv6 address may be followed directly by its port. Dashes, which mean
 * "no value", become empty.
 */
export function lineTokens(line: string): readonly LineToken[] {
  const tokens: LineToken[] = [];
  for (const [, quoted, bracket, word] of line.matchAll(TOKEN)) {
    const kind = quoted === undefined ? (bracket === undefined ? 'word' : 'bracket') : 'quoted';
    const text = quoted ?? bracket ?? word ?? '';
    tokens.push({ kind, text: text === '-' ? '' : text });
    if (tokens.length >= MOST_TOKENS) break;
  }
  return tokens;
}

/** Parses an HTTP status; NaN if invalid. */
export function statusOf(text: string | undefined): number {
  const status = Number(text);
  return text !== undefined && /^\d{3}$/u.test(text) && status >= 100 ? status : Number.NaN;
}

/** The user agent in a format that logs it: a dash if the request had none. */
export const agentOf = (text: string | undefined): string => (text === undefined || text === '' ? '-' : text);
