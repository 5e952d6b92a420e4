/** An escaped line break where a line may begin: before another, a blank, a list mark, a capital or a character without case. */
const LINE_BREAK = /\\n(?=\\[nr]|\s|$|[-*#>|•"“(]|\p{Lu}|\p{Lo}|\p{N}|\p{Emoji_Presentation})/gu;
const ANY_BREAK = /\\n/gu;
const UNICODE = /\\u([\da-f]{4})/giu;
/** So many characters written by number are no accident. */
const FEW_CHARACTERS = 3;

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** A text that is a JSON string, quotes included: what it stands for. */
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
  // Texts with line breaks of their own mean what they write; a path (C:\new) goes on in small letters.
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
 * A text without the escapes that a program left in it: line breaks written `\n`, characters written `\u5317`, a JSON string with its
 * quotes. What only looks like one (a path, a formula) stays.
 */
export function unescapedText(recorded: string): string {
  if (!recorded.includes('\\')) return recorded;
  const text = withLineBreaks(unquoted(recorded));
  if (count(text, UNICODE) < FEW_CHARACTERS) return text;
  return text.replace(UNICODE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
