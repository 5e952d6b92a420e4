/** The UTF-16 units of a string of characters, as a set; no character may be outside the basic multilingual plane. */
export function unitsOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}
