import { clamp } from '#client/lib/clamp.ts';
import { contrast, LEAST_CONTRAST, parseHex } from '#client/lib/color.ts';

const HEX = /^#[\da-f]{6}$/iu;
/** The palest cell still has a colour, the strongest keeps its text readable. */
const PALEST = 0.06;
const FULLEST = 0.92;
/** A cell with too few answers only hints at its value: its hue stops at this part of the scale. */
const FULLEST_THIN = 0.34;
const WHITE = '#ffffff';
const BLACK = '#000000';

/** Mixes two colours, `share` (0 to 1) of the way from the first to the second. */
export function mixHex(from: string, to: string, share: number): string {
  const [first, second] = [parseHex(from), parseHex(to)];
  const mixed = first.map((part, index) => Math.round(part + ((second[index] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The pale background of a hatched cell: the same hue, so that a map of thin cells still shows where the highs are, but never as strong as
 * a reliable cell.
 * @param share 0 to 1 of the scale
 * @returns null while the colours are not loaded
 */
export function thinHeatColor(share: number, surface: string, accent: string): string | null {
  if (!HEX.test(surface) || !HEX.test(accent)) return null;
  return mixHex(surface, accent, FULLEST_THIN * clamp(share, 0, 1));
}

interface HeatColors {
  readonly background: string;
  readonly ink: string;
}

/**
 * The colour of a cell on a single-hue scale, with black or white text, whichever has enough contrast.
 * @param share 0 to 1 of the scale
 * @returns null while the colours are not loaded
 */
export function heatColors(share: number, surface: string, accent: string): HeatColors | null {
  if (!HEX.test(surface) || !HEX.test(accent)) return null;
  const place = PALEST + (FULLEST - PALEST) * clamp(share, 0, 1);
  const background = mixHex(surface, accent, place);
  // Where white has too little contrast, black has 4.5:1 on any colour; the softer text colour would not in the middle of the scale.
  return { background, ink: contrast(WHITE, background) >= LEAST_CONTRAST ? WHITE : BLACK };
}
