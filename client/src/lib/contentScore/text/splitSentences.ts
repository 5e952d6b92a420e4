import type { Span } from '../types.ts';

const ENDERS: ReadonlySet<string> = new Set(['。', '！', '？', '!', '?', '；', '…']);
const CLOSERS = /["'”’」』）)】\]]/u;
const ABBREVIATED =
  /(?:^|[^\p{L}\p{N}])(?:e\.g|i\.e|vs|dr|mrs?|ms|st|inc|ltd|co|corp|approx|no|fig|est|prof|avg|max|min|u\.s|u\.k|a\.m|p\.m|[A-Z])$/iu;
const LONGEST_ABBREVIATION = 8;
const OPEN: Readonly<Record<string, string>> = { '“': '”', '「': '」', '『': '』' };
/** As long as a quotation may be and still hold its sentences together. */
const LONGEST_QUOTATION = 600;
/** What stands before a quotation that ends its sentence: he said: "…". */
const INTRODUCES = /[:：,，]\s*$/u;

function endsWithDot(text: string, at: number, end: number): boolean {
  const next = text[at + 1];
  if (next !== undefined && at + 1 < end && !/[\s"'”’)\]]/u.test(next)) return false;
  if (ABBREVIATED.test(text.slice(Math.max(0, at - LONGEST_ABBREVIATION), at))) return false;
  const follows = /^["'”’)\]]*\s+(\S)/u.exec(text.slice(at + 1, Math.min(end, at + 40)))?.[1];
  return follows === undefined || !/\p{Ll}/u.test(follows);
}

/** Whether a sentence ends with the character at `at`. */
function isEnd(text: string, at: number, end: number): boolean {
  const character = text[at] ?? '';
  if (character === '.') return endsWithDot(text, at, end);
  if (!ENDERS.has(character)) return false;
  // "What now?" she asked goes on.
  const follows = /^["'”’]\s*(\S)/u.exec(text.slice(at + 1, Math.min(end, at + 20)))?.[1];
  return follows === undefined || !/\p{Ll}/u.test(follows);
}

/** Where the quotation that opens at `at` closes, and whether its sentence ends there too; null: it does not close. */
function quotation(text: string, at: number, from: number, end: number): { close: number; ends: boolean } | null {
  const opening = text[at] ?? '';
  const closing = OPEN[opening] ?? (opening === '"' ? '"' : null);
  if (closing === null) return null;
  const found = text.slice(at + 1, Math.min(end, at + LONGEST_QUOTATION)).indexOf(closing);
  if (found === -1) return null;
  const close = at + 1 + found;
  const isWhole = ENDERS.has(text[close - 1] ?? '') || text[close - 1] === '.';
  const introduced = at > from && INTRODUCES.test(text.slice(Math.max(from, at - 4), at));
  return { close, ends: isWhole && introduced };
}

/** The sentences of `text` from `start` to `end`. What stands between quotation marks stays together, with who says it. */
export function splitSentences(text: string, start: number, end: number): Span[] {
  const sentences: Span[] = [];
  let from = start;
  const cut = (to: number): void => {
    const slice = text.slice(from, to);
    const first = from + slice.length - slice.trimStart().length;
    if (slice.trim() !== '') sentences.push({ start: first, end: first + slice.trim().length });
    from = to;
  };
  for (let at = start; at < end; at += 1) {
    const quoted = quotation(text, at, from, end);
    const ends = quoted === null ? isEnd(text, at, end) : quoted.ends;
    if (quoted !== null) at = quoted.close;
    if (!ends) continue;
    while (at + 1 < end && (ENDERS.has(text[at + 1] ?? '') || CLOSERS.test(text[at + 1] ?? ''))) at += 1;
    cut(at + 1);
  }
  cut(end);
  return sentences;
}
