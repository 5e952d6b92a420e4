import type { CSSProperties } from 'react';

/** The position of a row in the list, in pixels. */
export interface TreeRowPlace {
  readonly start: number;
  readonly height: number;
}

/** Style of a row: the style sheet positions it absolutely, and on paper in normal flow. */
export function rowStyle({ start, height }: TreeRowPlace): CSSProperties & Record<'--app-row-start', string> {
  return { height, '--app-row-start': `${start}px` };
}
