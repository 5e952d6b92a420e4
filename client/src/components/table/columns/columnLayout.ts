import type { DataColumn } from '../DataColumn.ts';

/** Width of the checkbox column, in pixels. */
const TICK_WIDTH = 36;
/** The sticky first column must leave room for the others on a phone. */
const FIRST_AT_MOST = '46vw';

type Sized = Pick<DataColumn<never>, 'id' | 'size' | 'grow'>;

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
 */
export function columnLayout(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  ticks: boolean,
  textScale = 1,
): ColumnLayout {
  const sized = columns.map((column, index) => {
    const width = widths[column.id] ?? Math.round(column.size * textScale);
    const least = index === 0 ? `min(${width}px, ${FIRST_AT_MOST})` : `${width}px`;
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
