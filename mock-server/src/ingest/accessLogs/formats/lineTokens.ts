/** A piece of a line: a word, or what stands in quotes or brackets without them. */
export interface LineToken {
  readonly text: string;
  readonly kind: 'word' | 'quoted' | 'bracket';
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|\[([^\]]*)\](?!\S)|(\S+)/gu;
const MOST_TOKENS = 60;

/** Cuts a line at blanks outside quotes and brackets; an address of IPv6 in brackets has its port right behind them. Dashes, which stand for nothing, become empty. */
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

/** A status of HTTP; NaN for what is none. */
export function statusOf(text: string | undefined): number {
  const status = Number(text);
  return text !== undefined && /^\d{3}$/u.test(text) && status >= 100 ? status : Number.NaN;
}

/** The user agent of a format that has one: a dash where the request gave none. */
export const agentOf = (text: string | undefined): string => (text === undefined || text === '' ? '-' : text);
