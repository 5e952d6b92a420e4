import { unitsOf } from '#client/lib/unitsOf.ts';
import { UNSPACED_WORD, WORD_CLASS } from './charTables.ts';

const STOPS = unitsOf(' \t\r\n<>"`|\\^{}[]“”‘’「」『』《》【】（），。、；：！？…\u00a0\u3000');
const SLASH = 0x2f;
const EQUALS = 0x3d;
const UNDERSCORE = 0x5f;

/** Start of `http` or `https` (case-insensitive) if `://` follows it at `colon`; else -1. */
export function schemeStart(text: string, colon: number): number {
  if (!text.startsWith('://', colon)) {
    return -1;
  }
  const word = text.slice(Math.max(0, colon - 5), colon).toLowerCase();
  if (word === 'https') {
    return colon - 5;
  }
  return word.endsWith('http') ? colon - 4 : -1;
}

/** True if `www.` starts at `index` and is not the end of another word. */
export function startsWww(text: string, index: number): boolean {
  return text.startsWith('www.', index) && (index === 0 || (WORD_CLASS[text.charCodeAt(index - 1)] ?? 0) !== 1);
}

/**
 * End of the bare URL that starts at `index`. An unmatched closing parenthesis ends it (it closes the link around it).
 * Chinese letters belong to it only directly after `/`, `=` or `_`: `…/item/华为` goes on, `…/a的介绍` does not.
 */
export function urlEnd(text: string, index: number): number {
  let depth = 0;
  let previousJoins = false;
  for (let i = index; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (STOPS.has(code)) {
      return i;
    }
    if (code === 0x28) {
      depth += 1;
    } else if (code === 0x29) {
      if (depth === 0) {
        return i;
      }
      depth -= 1;
    }
    const unspaced = WORD_CLASS[code] === UNSPACED_WORD;
    if (unspaced && !previousJoins) {
      return i;
    }
    previousJoins = unspaced || code === SLASH || code === EQUALS || code === UNDERSCORE;
  }
  return text.length;
}
