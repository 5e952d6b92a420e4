/** In pixels: from the line to the name, then a letter. */
const LABEL_MARGIN = 16;
const LETTER_WIDTH = { wide: 12.5, narrow: 7 } as const;
const MOST_LABEL_ROOM = 140;
/** A name that is longer ends in dots; the drawing gives it whole to the pointer. */
export const END_LABEL = { width: MOST_LABEL_ROOM - LABEL_MARGIN, textOverflow: 'ellipsis' } as const;
const WIDE_LETTER = /[\u2E80-\uFFEF]/u;

/** Room for names at the ends of lines: how wide the longest will be; a little too much is better than a name cut off. */
export function endLabelRoom(names: readonly string[]): number {
  const widths = names.map((name) =>
    Array.from(name).reduce((sum, letter) => sum + LETTER_WIDTH[WIDE_LETTER.test(letter) ? 'wide' : 'narrow'], 0),
  );
  return Math.min(MOST_LABEL_ROOM, LABEL_MARGIN + Math.ceil(Math.max(0, ...widths)));
}
