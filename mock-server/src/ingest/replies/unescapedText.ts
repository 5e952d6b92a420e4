/** An escaped line break where a line may start: before another break, a blank, a list marker, a capital or a caseless character. */
const LINE_BREAK = /\\n(?=\\[nr]|\s|$|[-*#>|•"“(]|\p{Lu}|\p{Lo}|\p{N}|\p{Emoji_Presentation})/gu;
const ANY_BREAK = /\\n/gu;
const UNICODE = /\\u([\da-f]{4})/giu;
/** This many `\u` escapes are no coincidence. */
const FEW_CHARACTERS = 3;

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** Decodes a text that is a JSON string with quotes. */
function unquoted(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < 2 || !trimmed.startsWith('"') || !trimmed.endsWith('"') || !trimmed.includes('\\')) return text;
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}

function withLineBreaks(text: string): string {
  // A text with real line breaks is not escaped; in a path (C:
  // ew) a lower-case letter follows.
  if (!text.includes('\\n') || text.includes('\n')) return text;
  const [breaks, all] = [count(text, LINE_BREAK), count(text, ANY_BREAK)];
  if (breaks * 2 <= all) return text;
  return text
    .replaceAll('\\r\\n', '\n')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replaceAll('\\"', '"')
    .replaceAll("\\'", "'");
}

/**
 * Removes escapes that a program left in a text: line breaks as `\n`, characters as `\u5317`, a JSON string with its quotes. Text that
 * only resembles them (a path, a formula) is unchanged.
 */
export function unescapedText(recorded: string): string {
  if (!recorded.includes('\\')) return recorded;
  const text = withLineBreaks(unquoted(recorded));
  if (count(text, UNICODE) < FEW_CHARACTERS) return text;
  return text.replace(UNICODE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
