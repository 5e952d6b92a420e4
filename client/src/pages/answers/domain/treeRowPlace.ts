import type { CSSProperties } from 'react';

/** Where a row stands among all of them, in pixels. */
export interface TreeRowPlace {
  readonly start: number;
  readonly height: number;
}

/** The style sheet puts the row there, and on paper below the one before it. */
export function rowStyle({ start, height }: TreeRowPlace): CSSProperties & Record<'--app-row-start', string> {
  return { height, '--app-row-start': `${start}px` };
}
