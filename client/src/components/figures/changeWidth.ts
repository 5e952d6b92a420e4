/** Width of a column of changes, in pixels: a row of a table has no room for a verdict below its change. The Chinese ones are the longest. */
export const CHANGE_WIDTH = 182;
