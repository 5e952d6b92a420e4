import type { FilmStrip } from './filmStrip.ts';

/** In pixels; equal to the value in the style sheet. */
const SQUARE = 22;
const GAP = 3;
const PERIOD_GAP = 8;
/** Additional gap between two days of a week. */
const DAY_GAP = 4;
const HEAD = 140;
/** Width of the label "Nov 20", 11月20日. */
const LABEL = 56;

interface StripLayout {
  readonly template: string;
  /** Which periods have room for their date. */
  readonly labelled: readonly boolean[];
  readonly headWidth: number;
}

/** The widths of the periods. */
export function stripLayout({ periods }: FilmStrip): StripLayout {
  const widths = periods.map(({ most, mostDays }) => most * (SQUARE + GAP) - GAP + (mostDays - 1) * DAY_GAP);
  let room = Infinity;
  const labelled = widths.map((width) => {
    const fits = room >= LABEL;
    room = (fits ? 0 : room) + width + PERIOD_GAP;
    return fits;
  });
  // The last date may be wider than its squares.
  const last = Math.max(LABEL, widths.at(-1) ?? 0);
  return {
    template: [HEAD, ...widths.slice(0, -1), last].map((width) => `${String(width)}px`).join(' '),
    labelled,
    headWidth: HEAD,
  };
}
