const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isPoint = (code: number): boolean => code === 0x2e || code === 0x2c;
/** A comma followed by exactly three digits continues a number. */
const THOUSANDS = /,\d{3}(?!\d)/uy;

/** True if a number extends beyond [from, to): 4 in 4.5 and 360 in 1,360. A list of numbers (15,16) does not count. */
export function isInsideNumber(text: string, from: number, to: number): boolean {
  if (isDigit(text.charCodeAt(from)) && isPoint(text.charCodeAt(from - 1)) && isDigit(text.charCodeAt(from - 2))) {
    return true;
  }
  if (!isDigit(text.charCodeAt(to - 1))) return false;
  if (text.charAt(to) === '.') return isDigit(text.charCodeAt(to + 1));
  THOUSANDS.lastIndex = to;
  return THOUSANDS.test(text);
}
