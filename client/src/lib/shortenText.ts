/** The first `most` characters of a text, without splitting surrogate pairs. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has at most two units, so only that much of a long text is split.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

/** Shortens a text to at most `most` characters, including the ellipsis. */
export function shortenText(text: string, most: number): string {
  return cutText(text, most) === text ? text : `${cutText(text, most - 1)}…`;
}
