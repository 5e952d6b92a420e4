/**
 * The server's clock. On a fixed day it starts at the beginning of that day, so that messages made then, such as notices, are not dated by
 * the real day.
 * @param day YYYY-MM-DD; undefined: the real time
 */
export function clockFrom(day: string | undefined): () => number {
  if (day === undefined) return () => Date.now();
  const ahead = Date.parse(day) - Date.now();
  return () => Date.now() + ahead;
}
