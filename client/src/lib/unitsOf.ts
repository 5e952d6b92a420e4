/** The characters of a list written as one string, as UTF-16 units; none of them may be outside the basic plane. */
export function unitsOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}
