/** HZ: Chinese between `~{` and `~}`, two letters a character. */
const HZ = /~\{(?:[!-w][!-~])+~\}/gu;
/** A text about the encoding may quote it. */
const FEWEST_HZ = 2;

/** UTF-7: UTF-16 in Base64 behind a plus. */
const UTF7 = /\+([A-Za-z0-9+/]{3,})/gu;
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u301f\uff01-\uff5e\u2010-\u2026]+$/u;
/** A word behind a plus may decode to Chinese by chance; several hardly do, and not nearly all. */
const FEWEST_UTF7 = 4;
const LEAST_SHARE = 0.9;

function isUtf7Word(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  const letters = bytes.subarray(0, bytes.length - (bytes.length % 2));
  // Only whole characters: of chance words three in four have other lengths, or bits left over.
  const isWhole = letters.toString('base64').replace(/=+$/u, '') === base64;
  return isWhole && EAST_ASIAN.test(Buffer.from(letters).swap16().toString('utf16le'));
}

/** Whether ASCII text is Chinese, Japanese or Korean in an encoding of seven bits, none of which is decoded. */
export function isSevenBit(text: string): boolean {
  if ((text.match(HZ)?.length ?? 0) >= FEWEST_HZ) return true;
  const words = [...text.matchAll(UTF7)].map(([, word = '']) => word);
  const meant = words.filter(isUtf7Word).length;
  return meant >= FEWEST_UTF7 && meant >= words.length * LEAST_SHARE;
}
