/** A stretch of a text in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
