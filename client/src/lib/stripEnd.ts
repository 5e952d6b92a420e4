/**
 * Removes all characters from the end of a text that match a pattern of one character. A pattern such as `/[.!]+$/` would take time by
 * the square of a run of such characters elsewhere in the text.
 */
export function stripEnd(text: string, one: RegExp): string {
  let end = text.length;
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
