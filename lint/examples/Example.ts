/** A source file and the expected lint result. */
export interface Example {
  readonly file: string;
  readonly code: string;
  /** The rule that reports it. */
  readonly rule?: string;
  /** No rule reports it. */
  readonly allowed?: boolean;
}
