/** Pixels from the line to the name. */
const LABEL_MARGIN = 16;
const LETTER_WIDTH = { wide: 12.5, narrow: 7 } as const;
const MOST_LABEL_ROOM = 140;
/** A longer name is truncated; hovering shows it in full. */
export const END_LABEL = { width: MOST_LABEL_ROOM - LABEL_MARGIN, textOverflow: 'ellipsis' } as const;
const WIDE_LETTER = /[\u2E80-\uFFEF]/u;

/** Width needed for the longest end label; rounded up rather than cutting a name. */
export function endLabelRoom(names: readonly string[]): number {
  const widths = names.map((name) =>
    Array.from(name).reduce((sum, letter) => sum + LETTER_WIDTH[WIDE_LETTER.test(letter) ? 'wide' : 'narrow'], 0),
  );
  return Math.min(MOST_LABEL_ROOM, LABEL_MARGIN + Math.ceil(Math.max(0, ...widths)));
}
