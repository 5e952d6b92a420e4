import type { DataColumn } from './DataColumn.ts';

/** Width of the checkbox column, in pixels. */
const TICK_WIDTH = 36;
/** The sticky first column must leave room for the others on a phone. */
const FIRST_SHARE = 0.46;
const FIRST_AT_MOST = `${FIRST_SHARE * 100}vw`;
/** Frames up to this width, in pixels, are those of phones and of narrow panels. */
export const NARROW = 480;
/** How much narrower the first column may become so that a figure beside it is whole. */
const SHRINKS_TO = 0.8;

type Sized = Pick<DataColumn<never>, 'id' | 'size' | 'grow' | 'align'>;

/**
 * Width of the first column for which a narrow frame does not end within a column of figures: right-aligned, 130 would be cut to 13.
 * The column becomes a little narrower so that the figures are whole or, if that is not enough, wider so that they are out of sight.
 * @param first its width otherwise
 * @param room inner width of the frame
 * @returns null if no figure would be cut
 */
export function wholeFigures(
  first: number,
  others: readonly (readonly [width: number, isFigure: boolean])[],
  room: number,
): number | null {
  let start = first;
  for (const [width, isFigure] of others) {
    if (start >= room) return null;
    if (start + width > room) {
      if (!isFigure) return null;
      const narrower = first - (start + width - room);
      return narrower >= first * SHRINKS_TO ? narrower : first + room - start;
    }
    start += width;
  }
  return null;
}

/** Widths of a narrow frame and of the window, in pixels. */
export interface Room {
  readonly inner: number;
  readonly window: number;
}

interface ColumnLayout {
  /** CSS grid tracks of every row. */
  readonly template: string;
  /** If there is less width, the table scrolls horizontally. */
  readonly minWidth: string;
}

/**
 * Computes the grid tracks of a table. Track widths do not depend on content, because each row is a grid of its own.
 * @param widths in pixels, as dragged by the reader; such a column no longer grows
 * @param textScale the reader's text size relative to the design
 * @param room null for a wide frame
 */
export function columnLayout(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  ticks: boolean,
  textScale = 1,
  room: Room | null = null,
): ColumnLayout {
  const widthOf = ({ id, size }: Sized): number => widths[id] ?? Math.round(size * textScale);
  const [first, ...others] = columns;
  const fitted =
    room === null || first === undefined || widths[first.id] !== undefined
      ? null
      : wholeFigures(
          Math.min(widthOf(first), room.window * FIRST_SHARE),
          others.map((column) => [widthOf(column), column.align === 'right']),
          room.inner - (ticks ? TICK_WIDTH : 0),
        );
  const sized = columns.map((column, index) => {
    const width = widthOf(column);
    const firstWidth = fitted === null ? `min(${width}px, ${FIRST_AT_MOST})` : `${fitted}px`;
    const least = index === 0 ? firstWidth : `${width}px`;
    const grow = widths[column.id] === undefined ? (column.grow ?? 0) : 0;
    return { drawn: widths[column.id] !== undefined, least, grow };
  });
  const growing = sized.some(({ grow }) => grow > 0);
  const tracks = sized.map(({ drawn, least, grow }, index) => {
    if (grow > 0) return `minmax(${least}, ${grow}fr)`;
    return index === 0 && !growing && !drawn ? `minmax(${least}, 1fr)` : least;
  });
  const all = [...(ticks ? [`${TICK_WIDTH}px`] : []), ...tracks];
  const leasts = [...(ticks ? [`${TICK_WIDTH}px`] : []), ...sized.map(({ least }) => least)];
  return { template: all.join(' '), minWidth: `calc(${['0px', ...leasts].join(' + ')})` };
}
