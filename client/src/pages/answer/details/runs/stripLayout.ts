import type { StripDay } from './filmStrip.ts';

const SQUARE = 22;
/** Between squares, and between the squares of two days. */
const GAP = 3;
const DAY_GAP = 7;
const HEAD = 148;
/** What "11/20" needs. */
const LABEL = 40;

interface StripLayout {
  readonly template: string;
  /** The grid line of each column of the strip: the names come first, and a gap stands before each day. */
  readonly columns: readonly number[];
  /** Which days have room for their date. */
  readonly labelled: readonly boolean[];
  readonly headWidth: number;
  readonly gap: number;
}

/** Where the squares of a strip stand, in pixels. */
export function stripLayout(days: readonly StripDay[]): StripLayout {
  const columns: number[] = [];
  const labelled: boolean[] = [];
  let template = `${String(HEAD)}px`;
  let line = 2;
  let room = Infinity;
  for (const day of days) {
    template += ` ${String(DAY_GAP)}px repeat(${String(day.columns)}, ${String(SQUARE)}px)`;
    line += 1;
    for (let at = 0; at < day.columns; at += 1) columns.push(line + at);
    line += day.columns;
    const fits = room >= LABEL;
    labelled.push(fits);
    room = (fits ? 0 : room) + day.columns * (SQUARE + GAP) + DAY_GAP + GAP;
  }
  // Room for the last date, which may be wider than its squares.
  return { template: `${template} ${String(DAY_GAP * 2)}px`, columns, labelled, headWidth: HEAD, gap: DAY_GAP };
}
