/** A file as somebody might write it, and what lint says of it. */
export interface Example {
  readonly file: string;
  readonly code: string;
  /** The rule that refuses it. */
  readonly rule?: string;
  /** Nothing refuses it. */
  readonly allowed?: boolean;
}
