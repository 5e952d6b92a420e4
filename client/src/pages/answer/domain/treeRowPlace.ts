import type { CSSProperties } from 'react';

/** Where a row stands among all of them, in pixels. */
export interface TreeRowPlace {
  readonly start: number;
  readonly height: number;
}

export function rowStyle({ start, height }: TreeRowPlace): CSSProperties {
  return { height, transform: `translateY(${start}px)` };
}
