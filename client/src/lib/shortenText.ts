/** The first `most` characters of a text, none of them cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has one or two units: no more of a long text need be taken apart.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

/** A text of at most `most` characters, the ellipsis counted that stands for what was left out. */
export function shortenText(text: string, most: number): string {
  return cutText(text, most) === text ? text : `${cutText(text, most - 1)}…`;
}
