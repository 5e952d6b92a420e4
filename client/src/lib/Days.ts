/** A range of days, YYYY-MM-DD, both included. */
export interface Days {
  readonly start: string;
  readonly end: string;
}
